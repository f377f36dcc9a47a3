-- The role that the platform runs as: it owns nothing, so it can neither disable a trigger, nor empty, alter or drop a table.
-- Run by the owner of the tables after the first migration, and again at any time: psql "$DATABASE_MIGRATION_URL" -f app/platform/db/runtimeRole.sql

DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'nordlys_runtime') THEN
    CREATE ROLE nordlys_runtime NOLOGIN;
  END IF;
END $$;

GRANT USAGE ON SCHEMA public TO nordlys_runtime;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO nordlys_runtime;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO nordlys_runtime;
-- of the tables that later migrations add
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO nordlys_runtime;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO nordlys_runtime;

-- Written once.
REVOKE UPDATE, DELETE ON transactions, postings, ledger_seals, payment_reversals, round_steps, consent_log FROM nordlys_runtime;
-- Blanked with the customer; a trigger refuses the rest.
GRANT UPDATE (details) ON consent_log TO nordlys_runtime;
-- Kept by triggers, which have the rights of the owner. A right on one column is needed to lock a row.
REVOKE UPDATE, DELETE ON accounts FROM nordlys_runtime;
GRANT UPDATE (id) ON accounts TO nordlys_runtime;
REVOKE UPDATE ON player_events FROM nordlys_runtime;
GRANT UPDATE (id) ON player_events TO nordlys_runtime;
REVOKE INSERT, UPDATE, DELETE ON round_hours FROM nordlys_runtime;
-- Never removed.
REVOKE DELETE ON players, rounds, player_bonuses, transfers, deposits, withdrawals, provider_payments FROM nordlys_runtime;
