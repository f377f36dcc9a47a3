CREATE TABLE "withdrawals" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"expected_on" date NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawals_player" ON "withdrawals" USING btree ("player_id","requested_at");--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("requested_at") WHERE "withdrawals"."ended_at" is null;
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_amount" CHECK ("amount" > 0);--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_ended" CHECK (("state" IN ('sent', 'rejected')) = ("ended_at" IS NOT NULL));--> statement-breakpoint

-- A sent or rejected withdrawal stays as it is, and no withdrawal changes its player or amount.
CREATE FUNCTION "guard_withdrawal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.ended_at IS NOT NULL OR NEW.amount <> OLD.amount OR NEW.player_id <> OLD.player_id THEN
    RAISE EXCEPTION 'withdrawal % cannot change', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "withdrawals_guard" BEFORE UPDATE ON "withdrawals" FOR EACH ROW EXECUTE FUNCTION "guard_withdrawal"();
