import { resolveButtonThemes, resolveInputThemes } from '@casino/design-system/runtime'
import { footerSchema, layoutsSchema } from '@casino/features/content/entities/layout'
import type { SystemConfig } from '@casino/features/content/systemConfig'
import { textCatalogue } from '@casino/features/content/texts'
import { resolveFormRegistries } from '@casino/features/forms/formRegistries'
import { interpolate, type PlaceholderValues } from '@casino/shared/interpolate'
import { z } from 'zod'
import { readBonusDefinitions } from '../bonuses/definitions.ts'
import { bonusFigures, contentFigures } from '../bonuses/figures.ts'
import type { BonusDefinition } from '../core/bonusDefinition.ts'
import { readHtml, readOptionalSeed, readSeed, seedFolder } from '../core/readSeed.ts'
import { readSystemConfigSeed } from '../core/systemConfigSeed.ts'
import {
  campaignsSchema,
  homeSchema,
  imagesSchema,
  landingSchema,
  menuSchema,
  newsSchema,
  pagesSchema,
  popupsSchema,
  seoSchema,
  siteSchema,
  translationsSchema,
} from './schemas.ts'

/** Figures of the seed's texts. The bonus figures come from the first definition, the welcome bonus. Throws without one. */
function readFigures(
  [bonus]: readonly BonusDefinition[],
  { supportEmail, supportHours }: z.output<typeof siteSchema>,
  system: SystemConfig,
): PlaceholderValues {
  if (!bonus) throw new Error('seed/bonuses.json: the welcome bonus is missing, whose terms the content states')
  return contentFigures({ system, support: { supportEmail, supportHours }, bonus: bonus.terms })
}

/** Articles with their HTML, newest first. */
const readNews = (folder: string, figures: PlaceholderValues) =>
  readSeed(folder, 'news.json', newsSchema, figures)
    .map((article) => ({
      ...article,
      newsId: article.newsSlug,
      updatedBy: null,
      body: readHtml(folder, 'news', article.newsSlug, figures),
    }))
    .sort((a, b) => b.publicDate - a.publicDate)

/**
 * Campaigns with their bonus and HTML, in the order of the file. The texts of one name the figures of its own bonus. Throws for a code that
 * no bonus has.
 */
function readCampaigns(folder: string, resolve: ResolveOffer) {
  return readSeed(folder, 'campaigns.json', campaignsSchema).map(({ bonusCode, ...campaign }) => {
    const { bonus, figures: own } = resolve(bonusCode, `seed/campaigns.json: ${campaign.slug}`)
    const { title, subLine } = campaign
    return {
      ...campaign,
      title: interpolate(title, own),
      subLine: interpolate(subLine, own),
      bonus,
      body: readHtml(folder, 'campaigns', campaign.slug, own),
    }
  })
}

/** Landing pages with their bonus and HTML, as `readCampaigns`. */
function readLanding(folder: string, resolve: ResolveOffer) {
  return readSeed(folder, 'landing.json', landingSchema).map(({ bonusCode, ...landing }) => {
    const name = `${landing.landingType}-${landing.landingById}`
    const { bonus, figures: own } = resolve(bonusCode, `seed/landing.json: ${name}`)
    const { title, subLine, points } = landing
    return {
      ...landing,
      title: interpolate(title, own),
      subLine: interpolate(subLine, own),
      points: points.map((point) => ({ title: interpolate(point.title, own), text: interpolate(point.text, own) })),
      bonus,
      body: readHtml(folder, 'landing', name, own),
    }
  })
}

/** Finds the bonus of an offer by its code, with the figures of the texts about it. Throws an Error, naming `entry`, for a code that no bonus has. */
function createOfferResolver(bonuses: readonly BonusDefinition[], figures: PlaceholderValues, system: SystemConfig) {
  return (bonusCode: string | null, entry: string) => {
    const bonus = bonuses.find((each) => each.bonusCode === bonusCode) ?? null
    if (bonusCode !== null && !bonus) throw new Error(`${entry}: no bonus has the code ${bonusCode}`)
    return { bonus, figures: bonus ? { ...figures, ...bonusFigures(bonus.terms, system) } : figures }
  }
}

type ResolveOffer = ReturnType<typeof createOfferResolver>

const themesSchema = z.record(z.string(), z.record(z.string(), z.unknown()))

/** Texts by group and key. */
type TextGroups = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * Reads and validates all seed content; `texts` are those that it may name and override. Throws an Error that names the file and the
 * invalid value, so that an invalid menu or a limit below the legal minimum fails the start.
 */
export function loadCmsContent(folder: string = seedFolder(), texts: TextGroups = textCatalogue) {
  const translations = readTranslations(folder, texts)
  const systemConfig = readSystemConfigSeed(folder)
  const site = readSeed(folder, 'site.json', siteSchema)
  const bonuses = readBonusDefinitions(folder)
  const figures = readFigures(bonuses, site, systemConfig.values)
  const resolveOffer = createOfferResolver(bonuses, figures, systemConfig.values)
  const pages = Object.entries(readSeed(folder, 'pages.json', pagesSchema, figures)).map(
    ([slug, page]) => [slug, { ...page, html: readHtml(folder, 'pages', slug, figures) }] as const,
  )
  return {
    site,
    menu: readSeed(folder, 'menu.json', menuSchema),
    layouts: readLayouts(folder, texts),
    footer: readSeed(folder, 'footer.json', footerSchema),
    images: readSeed(folder, 'images.json', imagesSchema),
    popups: readSeed(folder, 'popups.json', popupsSchema, figures),
    buttonThemes: readThemes(folder, 'button-themes.json', (raw) => resolveButtonThemes(raw, (key) => hasText(translations, key))),
    inputThemes: readThemes(folder, 'input-themes.json', resolveInputThemes),
    home: readSeed(folder, 'home.json', homeSchema, figures),
    pages: new Map(pages),
    news: readNews(folder, figures),
    campaigns: readCampaigns(folder, resolveOffer),
    landing: readLanding(folder, resolveOffer),
    seo: readSeed(folder, 'seo.json', seoSchema),
    systemConfig: new Map(systemConfig.items.map((item) => [item.name, item])),
    system: systemConfig.values,
    translations,
  }
}
export type CmsContent = ReturnType<typeof loadCmsContent>

type ThemeIssues = readonly { path: string; reason: string; detail?: string }[]
type ThemeResolver = (raw: Record<string, unknown>) => { issues: ThemeIssues }

/** Reads the raw themes of a file. Throws on every issue that the site's theme resolver would skip or warn about. */
function readThemes(folder: string, file: string, resolve: ThemeResolver): z.output<typeof themesSchema> {
  const raw = readSeed(folder, file, themesSchema)
  assertNoIssues(file, resolve(raw).issues)
  return raw
}

/** Reads the layouts. Throws on every issue that the site would find in the field registries. */
function readLayouts(folder: string, texts: TextGroups) {
  const raw = readSeed(folder, 'layouts.json', layoutsSchema)
  assertNoIssues('layouts.json', resolveFormRegistries(raw.forms, (key) => hasText(texts, key)).issues, 'forms.')
  return raw
}

function assertNoIssues(file: string, issues: ThemeIssues, within = ''): void {
  if (issues.length === 0) return
  const lines = issues.map(({ path, reason, detail }) => `seed/${file}: ${within}${path}: ${reason}${detail ? ` (${detail})` : ''}`)
  throw new Error(lines.join('\n'))
}

/** The built-in texts, overridden by the seed's. */
export function readTranslations(
  folder: string = seedFolder(),
  builtIn: TextGroups = textCatalogue,
): Record<string, Record<string, string>> {
  const overrides: TextGroups = readOptionalSeed(folder, 'translations.json', translationsSchema(builtIn)) ?? {}
  return Object.fromEntries(Object.entries(builtIn).map(([group, texts]) => [group, { ...texts, ...overrides[group] }]))
}

function hasText(groups: TextGroups, key: string): boolean {
  const [group = '', name = ''] = key.split('.')
  const texts = Object.hasOwn(groups, group) ? groups[group] : undefined
  return texts !== undefined && Object.hasOwn(texts, name)
}
