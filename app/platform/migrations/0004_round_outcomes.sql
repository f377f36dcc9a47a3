ALTER TABLE "rounds" ADD COLUMN "bets" json;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "outcome_seed" text;--> statement-breakpoint

-- A booked round is fixed: an open one changes once, by its settlement. Its outcome can be recomputed from its seed for as long as it is stored.
CREATE FUNCTION "guard_round"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.settled_at IS NOT NULL OR to_jsonb(NEW) - 'win' - 'settled_at' <> to_jsonb(OLD) - 'win' - 'settled_at' THEN
    RAISE EXCEPTION 'round % is booked', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "rounds_guard" BEFORE UPDATE OR DELETE ON "rounds" FOR EACH ROW EXECUTE FUNCTION "guard_round"();
