-- Each hash names its key. The key of all hashes so far lay in the database itself: see core/storedKeys.ts.
UPDATE "players" SET "cpr_hash" = 'database.' || "cpr_hash";--> statement-breakpoint
UPDATE "persons" SET "cpr_hash" = 'database.' || "cpr_hash";--> statement-breakpoint
UPDATE "cards" SET "fingerprint" = 'database.' || "fingerprint";--> statement-breakpoint
UPDATE "email_changes" SET "code_hash" = 'database.' || "code_hash";--> statement-breakpoint
UPDATE "sessions" SET "device" = jsonb_set("device", '{addressHash}', to_jsonb('database.' || ("device"->>'addressHash')))
  WHERE "device"->>'addressHash' <> '';
