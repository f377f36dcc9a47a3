DROP INDEX "rounds_player";--> statement-breakpoint
DROP INDEX "postings_account";--> statement-breakpoint
DROP INDEX "transfers_player";--> statement-breakpoint
CREATE INDEX "rounds_player" ON "rounds" USING btree ("player_id","started_at","id");--> statement-breakpoint
CREATE INDEX "postings_account" ON "postings" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "transfers_player" ON "transfers" USING btree ("player_id","started_at","id");