ALTER TABLE "identity_transactions" ADD COLUMN "step_up" jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "step_up" jsonb;