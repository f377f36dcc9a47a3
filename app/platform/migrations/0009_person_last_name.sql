ALTER TABLE "persons" ADD COLUMN "last_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "persons" SET "last_name" = names.last_name FROM (VALUES
  ('freja', 'Holm'), ('emil', 'Krogh'), ('laerke', 'Ågård'), ('noah', 'Bang'), ('ida', 'Lund'),
  ('oscar', 'Friis'), ('alma', 'Dahl'), ('karl', 'Winther'), ('sofie', 'Toft'), ('william', 'Bech')
) AS names (test_key, last_name) WHERE "persons"."test_key" = names.test_key;
