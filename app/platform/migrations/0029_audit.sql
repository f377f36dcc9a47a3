CREATE TABLE "ledger_seals" (
	"position" integer PRIMARY KEY NOT NULL,
	"through_posting" bigint NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_seals_through_posting_unique" UNIQUE("through_posting")
);
--> statement-breakpoint

CREATE TRIGGER "ledger_seals_immutable" BEFORE UPDATE OR DELETE ON "ledger_seals" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint

-- TRUNCATE fires no row trigger.
DO $$
DECLARE
  kept text;
BEGIN
  FOREACH kept IN ARRAY ARRAY['accounts', 'transactions', 'postings', 'ledger_seals', 'rounds', 'round_steps', 'round_hours', 'player_bonuses', 'transfers', 'deposits', 'withdrawals', 'provider_payments', 'consent_log'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', kept || '_not_emptied', kept);
  END LOOP;
END $$;--> statement-breakpoint

-- The triggers keep balances and hours with the rights of the owner, so that the platform's own role needs none to change them.
ALTER FUNCTION "apply_posting"() SECURITY DEFINER SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION "add_round_to_hour"() SECURITY DEFINER SET search_path = public, pg_temp;
