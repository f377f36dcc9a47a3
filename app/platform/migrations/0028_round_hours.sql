CREATE TABLE "round_hours" (
	"player_id" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"rounds" integer NOT NULL,
	"staked" bigint NOT NULL,
	"won" bigint NOT NULL,
	CONSTRAINT "round_hours_player_id_hour_pk" PRIMARY KEY("player_id","hour")
);
--> statement-breakpoint
ALTER TABLE "round_hours" ADD CONSTRAINT "round_hours_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint

-- A round counts in the hour that it began in, with what its stake and win are now.
CREATE FUNCTION "add_round_to_hour"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added bigint := NEW.stake_cash + NEW.stake_bonus;
  paid bigint := coalesce(NEW.win, 0);
BEGIN
  IF TG_OP = 'UPDATE' THEN
    added := added - OLD.stake_cash - OLD.stake_bonus;
    paid := paid - coalesce(OLD.win, 0);
    UPDATE round_hours SET staked = staked + added, won = won + paid
    WHERE player_id = NEW.player_id AND hour = date_trunc('hour', NEW.started_at, 'UTC') AND (added <> 0 OR paid <> 0);
  ELSE
    INSERT INTO round_hours AS kept VALUES (NEW.player_id, date_trunc('hour', NEW.started_at, 'UTC'), 1, added, paid)
    ON CONFLICT (player_id, hour) DO UPDATE SET rounds = kept.rounds + 1, staked = kept.staked + added, won = kept.won + paid;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "rounds_hour" AFTER INSERT OR UPDATE OF "win", "stake_cash", "stake_bonus" ON "rounds" FOR EACH ROW EXECUTE FUNCTION "add_round_to_hour"();--> statement-breakpoint

-- The rounds until now. After the trigger, whose lock keeps new ones waiting until it counts them.
INSERT INTO "round_hours" ("player_id", "hour", "rounds", "staked", "won")
SELECT player_id, date_trunc('hour', started_at, 'UTC'), count(*), sum(stake_cash + stake_bonus), coalesce(sum(win), 0) FROM rounds GROUP BY 1, 2;
