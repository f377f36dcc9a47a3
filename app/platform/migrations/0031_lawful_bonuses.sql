ALTER TABLE "player_bonuses" ADD COLUMN "required_deposit" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "player_bonuses" ADD COLUMN "counts_every_stake" boolean DEFAULT false NOT NULL;--> statement-breakpoint

-- Bonuses under way keep their terms where those are better for the player: every stake counts, and no withdrawal ends them.
UPDATE "player_bonuses" SET "counts_every_stake" = true WHERE "status" = 'active';--> statement-breakpoint

-- The wagering of free spins was a multiple of what they won, which is unlawful (BEK 1274/2019 § 20): there is none.
UPDATE "player_bonuses" SET "required" = 0, "wagered" = 0 WHERE "status" = 'active' AND "spins" > 0;--> statement-breakpoint

-- Whose spins are used are completed now: what they won is the player's. The table is locked since its columns were added, so no round is begun.
DO $$
DECLARE
  bonus record;
  booking text;
BEGIN
  FOR bonus IN
    SELECT granted.id, granted.player_id, granted.bonus_id, granted.name, coalesce(won.balance, 0) AS amount
    FROM player_bonuses granted LEFT JOIN accounts won ON won.id = 'bonus:' || granted.player_id
    WHERE granted.status = 'active' AND granted.spins > 0 AND granted.spins_left = 0 AND granted.expires_at > now()
      AND NOT EXISTS (SELECT FROM rounds WHERE player_bonus_id = granted.id AND settled_at IS NULL)
  LOOP
    IF bonus.amount > 0 THEN
      booking := gen_random_uuid()::text;
      INSERT INTO transactions (id, type, player_id, reference, created_at)
      VALUES (booking, 'bonus_conversion', bonus.player_id, bonus.id, now());
      INSERT INTO postings (transaction_id, account_id, amount)
      VALUES (booking, 'bonus:' || bonus.player_id, -bonus.amount), (booking, 'cash:' || bonus.player_id, bonus.amount);
      INSERT INTO transfers (id, player_id, type, amount, state, started_at, ended_at, message, external_id, sub_type)
      VALUES (gen_random_uuid()::text, bonus.player_id, 'bonus_win', bonus.amount, 'implemented', now(), now(), bonus.name, bonus.id,
        jsonb_build_object('id', 'bonus', 'externalId', bonus.id, 'name', bonus.bonus_id));
    END IF;
    UPDATE player_bonuses SET status = 'completed', ended_at = now() WHERE id = bonus.id;
  END LOOP;
END $$;--> statement-breakpoint
-- A later migration of the same run may change the ledger's tables, which no check may wait for.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;
