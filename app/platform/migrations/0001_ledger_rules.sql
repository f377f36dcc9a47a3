-- The ledger's rules, kept by the database whoever writes.

-- A player's money and a jackpot never fall below zero.
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_not_negative" CHECK ("balance" >= 0);--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_kept_balance" CHECK (("kind" IN ('cash', 'bonus', 'jackpots')) = ("balance" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_owner" CHECK (("kind" IN ('cash', 'bonus')) = ("player_id" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_not_zero" CHECK ("amount" <> 0);--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_stake" CHECK ("stake" > 0 AND "stake_cash" >= 0 AND "stake_bonus" >= 0 AND "stake_cash" + "stake_bonus" = CASE WHEN "free_spin" THEN 0 ELSE "stake" END);--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_win" CHECK ("win" >= 0);--> statement-breakpoint
ALTER TABLE "player_bonuses" ADD CONSTRAINT "player_bonuses_counts" CHECK ("spins_left" BETWEEN 0 AND "spins" AND "wagered" BETWEEN 0 AND "required");--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_amount" CHECK ("amount" > 0);--> statement-breakpoint

CREATE FUNCTION "apply_posting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id AND balance IS NOT NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "postings_apply" AFTER INSERT ON "postings" FOR EACH ROW EXECUTE FUNCTION "apply_posting"();--> statement-breakpoint

CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "postings_immutable" BEFORE UPDATE OR DELETE ON "postings" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "transactions_immutable" BEFORE UPDATE OR DELETE ON "transactions" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint

-- Nobody sets a kept balance by hand: an update outside the posting trigger is refused.
CREATE FUNCTION "guard_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.balance IS DISTINCT FROM OLD.balance AND pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'a balance changes by postings only' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "accounts_guard_balance" BEFORE UPDATE ON "accounts" FOR EACH ROW EXECUTE FUNCTION "guard_balance"();--> statement-breakpoint
CREATE FUNCTION "open_empty"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.balance <> 0 THEN
    RAISE EXCEPTION 'an account opens empty' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "accounts_open_empty" BEFORE INSERT ON "accounts" FOR EACH ROW EXECUTE FUNCTION "open_empty"();--> statement-breakpoint

-- Double entry: at commit, the postings of each transaction sum to zero and there are at least two of them.
CREATE FUNCTION "check_transaction"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booked record;
BEGIN
  SELECT count(*) AS entries, coalesce(sum(amount), 0) AS total INTO booked FROM postings WHERE transaction_id = NEW.id;
  IF booked.entries < 2 OR booked.total <> 0 THEN
    RAISE EXCEPTION 'transaction % does not balance: % postings, sum %', NEW.id, booked.entries, booked.total USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "transactions_balance" AFTER INSERT ON "transactions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_transaction"();--> statement-breakpoint

-- A posting joins a transaction of the same database transaction only: a booked one stays as it was checked.
CREATE FUNCTION "join_own_transaction"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM transactions WHERE id = NEW.transaction_id AND xmin = pg_current_xact_id()::xid) THEN
    RAISE EXCEPTION 'transaction % is closed', NEW.transaction_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "postings_join" BEFORE INSERT ON "postings" FOR EACH ROW EXECUTE FUNCTION "join_own_transaction"();
