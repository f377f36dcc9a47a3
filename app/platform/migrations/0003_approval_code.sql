ALTER TABLE "identity_transactions" ADD COLUMN "approval_code_hash" text;--> statement-breakpoint
ALTER TABLE "identity_transactions" ADD COLUMN "approval_form_hash" text;