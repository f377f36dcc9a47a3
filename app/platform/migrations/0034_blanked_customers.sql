ALTER TABLE "players" ADD COLUMN "blanked_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "players_closed" ON "players" USING btree ("paused_until") WHERE "players"."status" = 'closed' and "players"."blanked_at" is null;--> statement-breakpoint

-- The proof of a consent stays, without what names the visitor: of a blanked customer only, and of nothing else in the row.
CREATE FUNCTION "keep_consent"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.details = '{}'::jsonb AND to_jsonb(NEW) - 'details' = to_jsonb(OLD) - 'details'
    AND EXISTS (SELECT FROM players WHERE id = OLD.player_id AND blanked_at IS NOT NULL) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'consent_log is append-only' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
DROP TRIGGER "consent_log_immutable" ON "consent_log";--> statement-breakpoint
CREATE TRIGGER "consent_log_immutable" BEFORE UPDATE OR DELETE ON "consent_log" FOR EACH ROW EXECUTE FUNCTION "keep_consent"();
