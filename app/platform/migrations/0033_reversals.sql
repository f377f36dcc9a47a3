CREATE TABLE "payment_reversals" (
	"id" text PRIMARY KEY NOT NULL,
	"deposit_id" text NOT NULL,
	"player_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"claimed" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_reversals_deposit" ON "payment_reversals" USING btree ("deposit_id");--> statement-breakpoint
CREATE INDEX "payment_reversals_player" ON "payment_reversals" USING btree ("player_id");--> statement-breakpoint
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_amount" CHECK ("amount" > 0 AND "claimed" BETWEEN 0 AND "amount");--> statement-breakpoint
CREATE TRIGGER "payment_reversals_immutable" BEFORE UPDATE OR DELETE ON "payment_reversals" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "payment_reversals_not_emptied" BEFORE TRUNCATE ON "payment_reversals" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
