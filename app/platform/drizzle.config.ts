import { defineConfig } from 'drizzle-kit'

/** Run `npx drizzle-kit generate --name what_changed` in `app/platform/`. */
export default defineConfig({ dialect: 'postgresql', schema: './db/schema.ts', out: './migrations' })
