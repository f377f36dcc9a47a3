CREATE TABLE "payment_attempts" (
	"player_id" text NOT NULL,
	"key" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_attempts_player_id_key_pk" PRIMARY KEY("player_id","key")
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" text PRIMARY KEY NOT NULL,
	"deposit_id" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"deposit_id" text NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "provider_payments_deposit_id_unique" UNIQUE("deposit_id")
);
--> statement-breakpoint
ALTER TABLE "deposits" DROP CONSTRAINT "deposits_challenge_hash_unique";--> statement-breakpoint
ALTER TABLE "deposits" ALTER COLUMN "card_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "method" text NOT NULL DEFAULT 'card';--> statement-breakpoint
ALTER TABLE "deposits" ALTER COLUMN "method" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "masked_phone" text;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "return_url" text;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "seen_state" text;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
-- Payments that wait for an approval at this moment have no page any more: they expire.
UPDATE "deposits" SET
  "state" = CASE "state" WHEN 'pending' THEN 'created' WHEN 'approved' THEN 'captured' ELSE "state" END,
  "return_url" = "return_origin" || '/extpayment?depositLogId=' || "id",
  "expires_at" = "created_at" + interval '10 minutes';--> statement-breakpoint
ALTER TABLE "deposits" ALTER COLUMN "return_url" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "deposits" ALTER COLUMN "expires_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposits_open" ON "deposits" USING btree ("expires_at") WHERE "deposits"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "deposits" DROP COLUMN "challenge_hash";--> statement-breakpoint
ALTER TABLE "deposits" DROP COLUMN "return_origin";--> statement-breakpoint
-- An answer carries balances as JSON numbers, which are exact up to 2^53 - 1.
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_exact" CHECK ("balance" <= 9007199254740991);
