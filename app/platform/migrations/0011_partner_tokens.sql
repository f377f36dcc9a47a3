CREATE TABLE "partner_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"player_id" text,
	"pid" text,
	"mismatches" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
