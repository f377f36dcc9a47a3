CREATE TABLE "identity_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"access_token" text NOT NULL,
	"login_log_id" text NOT NULL,
	"redirect_url" text NOT NULL,
	"state" text NOT NULL,
	"pid" text,
	"mismatches" integer NOT NULL,
	"cpr_matched" boolean NOT NULL,
	"registered_player_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_transactions_access_token_unique" UNIQUE("access_token")
);
--> statement-breakpoint
CREATE TABLE "persons" (
	"pid" text PRIMARY KEY NOT NULL,
	"cpr_hash" text NOT NULL,
	"test_cpr" text,
	"test_key" text,
	"first_name" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"cpr_matches" boolean NOT NULL,
	"excluded" boolean NOT NULL,
	CONSTRAINT "persons_cpr_hash_unique" UNIQUE("cpr_hash"),
	CONSTRAINT "persons_test_key_unique" UNIQUE("test_key")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"player_id" text,
	"balance" bigint
);
--> statement-breakpoint
CREATE TABLE "player_bonuses" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"bonus_id" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"spins" integer NOT NULL,
	"spins_left" integer NOT NULL,
	"spin_value" bigint NOT NULL,
	"wagering_multiplier" double precision NOT NULL,
	"max_bet" bigint NOT NULL,
	"required" bigint NOT NULL,
	"wagered" bigint NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"account_id" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"game_id" text NOT NULL,
	"game_name" text NOT NULL,
	"stake" bigint NOT NULL,
	"stake_cash" bigint NOT NULL,
	"stake_bonus" bigint NOT NULL,
	"free_spin" boolean NOT NULL,
	"player_bonus_id" text,
	"win" bigint,
	"started_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"player_id" text,
	"reference" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"type" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"message" text NOT NULL,
	"external_id" text NOT NULL,
	"sub_type" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"card_type" text NOT NULL,
	"masked_account" text NOT NULL,
	"card_holder" text NOT NULL,
	"expiry_date" text NOT NULL,
	"outcome" text NOT NULL,
	"visible" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"last_success_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"code" text,
	"bonus_code" text NOT NULL,
	"player_bonus_id" text,
	"card_id" text NOT NULL,
	"challenge_hash" text,
	"return_origin" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "deposits_challenge_hash_unique" UNIQUE("challenge_hash")
);
--> statement-breakpoint
CREATE TABLE "deposit_limits" (
	"player_id" text NOT NULL,
	"period" text NOT NULL,
	"current" bigint,
	"pending" bigint,
	"pending_from" timestamp (3) with time zone,
	CONSTRAINT "deposit_limits_player_id_period_pk" PRIMARY KEY("player_id","period")
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" text PRIMARY KEY NOT NULL,
	"pid" text NOT NULL,
	"cpr_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"email" text NOT NULL,
	"mobile_cc" text NOT NULL,
	"mobile_no" text NOT NULL,
	"email_notify" boolean NOT NULL,
	"sms_notify" boolean NOT NULL,
	"player_type" text NOT NULL,
	"status" text NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"registered_at" timestamp (3) with time zone NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	"registration" jsonb NOT NULL,
	CONSTRAINT "players_pid_unique" UNIQUE("pid"),
	CONSTRAINT "players_cpr_hash_unique" UNIQUE("cpr_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"site_origin" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "activity_log" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer,
	"answer" json,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_transactions" ADD CONSTRAINT "identity_transactions_pid_persons_pid_fk" FOREIGN KEY ("pid") REFERENCES "public"."persons"("pid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_bonuses" ADD CONSTRAINT "player_bonuses_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_limits" ADD CONSTRAINT "deposit_limits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_player" ON "accounts" USING btree ("player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "player_bonuses_one_active" ON "player_bonuses" USING btree ("player_id") WHERE "player_bonuses"."status" = 'active';--> statement-breakpoint
CREATE INDEX "postings_transaction" ON "postings" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "postings_account" ON "postings" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "rounds_player" ON "rounds" USING btree ("player_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_once" ON "transactions" USING btree ("type","reference");--> statement-breakpoint
CREATE INDEX "transfers_player" ON "transfers" USING btree ("player_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_once" ON "cards" USING btree ("player_id","fingerprint");--> statement-breakpoint
CREATE INDEX "deposits_player" ON "deposits" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "players_email_unique" ON "players" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "sessions_player" ON "sessions" USING btree ("player_id");