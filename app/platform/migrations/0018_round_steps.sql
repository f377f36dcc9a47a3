CREATE TABLE "round_steps" (
	"id" text NOT NULL,
	"round_id" text NOT NULL,
	"position" integer NOT NULL,
	"action" text NOT NULL,
	"raise" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "round_steps_round_id_position_pk" PRIMARY KEY("round_id","position")
);
--> statement-breakpoint
ALTER TABLE "round_steps" ADD CONSTRAINT "round_steps_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "round_steps_once" ON "round_steps" USING btree ("round_id","id");--> statement-breakpoint
CREATE INDEX "rounds_open" ON "rounds" USING btree ("started_at") WHERE "rounds"."settled_at" is null;--> statement-breakpoint

-- Decisions of a round are kept as they were made, and none follows its settlement.
CREATE TRIGGER "round_steps_immutable" BEFORE UPDATE OR DELETE ON "round_steps" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
ALTER TABLE "round_steps" ADD CONSTRAINT "round_steps_raise" CHECK ("raise" >= 0 AND "position" >= 0);--> statement-breakpoint
CREATE FUNCTION "guard_step"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM rounds WHERE id = NEW.round_id AND settled_at IS NOT NULL) THEN
    RAISE EXCEPTION 'round % is settled', NEW.round_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "round_steps_guard" BEFORE INSERT ON "round_steps" FOR EACH ROW EXECUTE FUNCTION "guard_step"();--> statement-breakpoint

-- A decision may raise the stake of an open round; nothing lowers it.
CREATE OR REPLACE FUNCTION "guard_round"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing text[] := ARRAY['win', 'settled_at', 'stake', 'stake_cash', 'stake_bonus'];
BEGIN
  IF TG_OP = 'DELETE' OR OLD.settled_at IS NOT NULL OR to_jsonb(NEW) - changing <> to_jsonb(OLD) - changing
    OR NEW.stake < OLD.stake OR NEW.stake_cash < OLD.stake_cash OR NEW.stake_bonus < OLD.stake_bonus THEN
    RAISE EXCEPTION 'round % is booked', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
