CREATE TABLE "player_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"actor" text NOT NULL,
	"session_hash" text,
	"device" jsonb,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "player_events" ADD CONSTRAINT "player_events_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "player_events_player" ON "player_events" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "player_events_at" ON "player_events" USING btree ("at");--> statement-breakpoint

CREATE TRIGGER "player_events_immutable" BEFORE UPDATE ON "player_events" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "player_events_not_emptied" BEFORE TRUNCATE ON "player_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint

-- An event is kept for five years, by the platform's clock where it tells the time.
CREATE FUNCTION "keep_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.at > coalesce(nullif(current_setting('nordlys.now', true), '')::timestamptz, now()) - interval '5 years' THEN
    RAISE EXCEPTION 'event % is kept for five years', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER "player_events_kept" BEFORE DELETE ON "player_events" FOR EACH ROW EXECUTE FUNCTION "keep_event"();--> statement-breakpoint

-- Operators lock accounts in the database.
CREATE FUNCTION "record_lock"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO player_events (player_id, kind, subject, before, after, actor, at)
  VALUES (NEW.id, CASE WHEN NEW.status = 'locked' THEN 'lock' ELSE 'unlock' END, '', jsonb_build_object('value', OLD.status),
    jsonb_build_object('value', NEW.status), session_user, now());
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "players_lock" AFTER UPDATE OF "status" ON "players" FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status AND 'locked' IN (OLD.status, NEW.status)) EXECUTE FUNCTION "record_lock"();
