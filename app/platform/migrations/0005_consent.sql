CREATE TABLE "consent_log" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"granted" boolean NOT NULL,
	"source" text NOT NULL,
	"consent_id" text,
	"player_id" text,
	"text_version" integer,
	"text_hash" text,
	"details" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_texts" (
	"hash" text PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "unsubscribe_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "stopped_brands" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "marketing_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "marketing_ask_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "consent_log" ADD CONSTRAINT "consent_log_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_log" ADD CONSTRAINT "consent_log_text_hash_consent_texts_hash_fk" FOREIGN KEY ("text_hash") REFERENCES "public"."consent_texts"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_log_player" ON "consent_log" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "consent_log_consent" ON "consent_log" USING btree ("consent_id");--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_unsubscribe_id_unique" UNIQUE("unsubscribe_id");--> statement-breakpoint

-- The log is the proof of every consent: it can only grow. `refuse_change` is that of the ledger.
CREATE TRIGGER "consent_log_immutable" BEFORE UPDATE OR DELETE ON "consent_log" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "consent_texts_immutable" BEFORE UPDATE OR DELETE ON "consent_texts" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
