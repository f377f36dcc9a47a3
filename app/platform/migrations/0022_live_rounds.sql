CREATE TABLE "live_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"number" bigint NOT NULL,
	"seed" text NOT NULL,
	"commitment" text NOT NULL,
	"stage" smallint NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "live_rounds_commitment" UNIQUE("commitment")
);
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "live_round_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "live_rounds_number" ON "live_rounds" USING btree ("game_id","number");--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_live_round_id_live_rounds_id_fk" FOREIGN KEY ("live_round_id") REFERENCES "public"."live_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rounds_live" ON "rounds" USING btree ("live_round_id","player_id");--> statement-breakpoint

-- A shared round stays as it was opened; only its stage grows. One with bets is kept by their reference.
CREATE FUNCTION "guard_live_round"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'stage' <> to_jsonb(OLD) - 'stage' OR NEW.stage < OLD.stage THEN
    RAISE EXCEPTION 'live round % is open to no change', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "live_rounds_guard" BEFORE UPDATE ON "live_rounds" FOR EACH ROW EXECUTE FUNCTION "guard_live_round"();--> statement-breakpoint
ALTER TABLE "live_rounds" ADD CONSTRAINT "live_rounds_stage" CHECK ("stage" BETWEEN 0 AND 2);--> statement-breakpoint

-- A bet on a shared round takes its randomness from there, and is booked before the round is drawn.
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_live_seed" CHECK ("live_round_id" IS NULL OR "outcome_seed" IS NULL);--> statement-breakpoint
CREATE FUNCTION "guard_live_bet"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.live_round_id IS NOT NULL AND (SELECT stage FROM live_rounds WHERE id = NEW.live_round_id) <> 0 THEN
    RAISE EXCEPTION 'live round % takes no bets', NEW.live_round_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "rounds_live_bet" BEFORE INSERT ON "rounds" FOR EACH ROW EXECUTE FUNCTION "guard_live_bet"();
