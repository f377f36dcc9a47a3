ALTER TABLE "rounds" ADD COLUMN "commitment" text;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "client_seed" text;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_commitment" UNIQUE("commitment");