import { brands, brandTitles } from '@casino/tokens/brands'

/** A complete response of every call that carries addresses, with `address` in each of their fields, links in HTML included. */
export function sampleContent(address: string): Readonly<Record<string, unknown>> {
  const link = { text: 'Læs mere', url: address }
  const image = { src: address, width: 16, height: 9, alt: '' }
  const images = Object.fromEntries(brands.map((name) => [name, image]))
  const html = `<p><a href="${address}">link</a><img src="${address}" alt=""><img src="${address}?w=480" alt=""></p>`
  const game = {
    id: 'ravn',
    name: 'Ravn',
    provider: 'Fjordspil',
    kind: 'slot',
    category: 'dyr',
    isNew: false,
    isPopular: false,
    freePlay: true,
    jackpot: 100,
    minBet: 1,
    maxBet: 2,
    image: address,
  }
  const entry = { text: 'menu.home', slug: address }
  const menu = [
    { id: 'home', ...entry, child: [{ id: 'child', ...entry }] },
    { id: 'group', text: 'menu.home', slug: '', child: [{ id: 'other', ...entry }] },
  ]
  const logos = { xs: address, md: address }
  const brand = (name: string) => ({ name, logo: logos, topLogo: logos, backgroundLogo: logos })
  const bonus = {
    bonusId: 'b1',
    name: 'Velkomst',
    bonusCode: 'VELKOMST',
    status: 'active',
    terms: { minDeposit: 100, spins: 1, spinValue: 20, wageringMultiplier: 10, validDays: 60, maxBet: 100 },
    bonusRegisterContents: {
      bannerUrl: address,
      bannerByBrand: { nordlys: address, strand: address },
      checkboxText: '',
      bonusDetail: '',
      essentialTerms: 'Vilkår',
      example: '',
      fullTerms: html,
    },
  }
  const hero = (audience: string) => ({
    type: 'hero',
    audience,
    title: `Hej ${audience}`,
    text: '',
    primary: { ...link, theme: 'hero' },
    secondary: link,
    terms: 'Vilkår',
    termsLink: link,
    image: images,
  })
  const newsItem = {
    newsId: '1',
    newsSlug: 'en-nyhed',
    title: 'Nyt',
    subLine: 'Kort',
    image,
    status: true,
    showArticleInNewsList: true,
    createDate: 0,
    publicDate: 0,
  }
  const campaign = { slug: 'en-kampagne', title: 'Tilbud', subLine: 'Kort', image, endDate: null, offer: null }
  const landing = {
    landingType: 'velkomst',
    landingById: 'spins',
    title: 'Velkommen',
    subLine: 'Kort',
    image,
    points: [{ title: 'Et', text: 'To' }],
    offer: null,
    body: html,
    link,
  }
  const popup = { category: 'home', status: true, title: 'Hej', detail: '', link }
  const popups = [
    { ...popup, id: 'billede', type: 'Image', image: images },
    {
      ...popup,
      id: 'film',
      type: 'Video Banner',
      film: { title: 'Film', poster: images, sources: [{ src: '/film/a.mp4', type: 'video/mp4' }], captions: '/film/a.vtt' },
    },
    { ...popup, id: 'billeder', type: 'Image Slider', slides: [{ image: images }] },
  ]
  const blocks = [
    hero('everyone'),
    { type: 'games', title: 'Spil', more: link, shape: 'poster', games: [game] },
    { type: 'jackpots', title: 'Jackpots', more: link, games: [game] },
    { type: 'prose', html },
  ]
  return {
    'content.images': { first: image },
    'content.menu': menu,
    'content.navigation': menu,
    'content.layouts': {
      header: { zones: { start: ['dropdown', 'topLogo', 'logo'], center: ['menuBar'], end: ['login', 'register'] } },
      menuBar: ['home'],
      bottomMenu: [{ id: 'home', ...entry, icon: 'home' }],
      strip: { links: [link, { ...link, newTab: true }] },
    },
    'content.footer': {
      text: { header: '{site}', details: '' },
      links: [{ title: 'Spil', links: [{ linkName: 'Vilkår', url: address }] }],
      logos: [{ name: 'Myndighed', link: address, images: logos }],
    },
    'content.popups': popups,
    'content.mainContent': { name: 'home', title: 'Forside', blocks },
    'content.seo': { title: 'Titel', description: '', image: address },
    'content.siteInfo': {
      brand: 'nordlys',
      brands: Object.fromEntries(brands.map((name) => [name, brand(brandTitles[name])])),
      licence: 'Tilladelse',
      supportHours: '10–18',
      supportEmail: 'hjaelp@nordlys.example',
      serverTime: 1_800_000_000_000,
    },
    'campaigns.list': { campaigns: [campaign] },
    'campaigns.detail': { ...campaign, body: html, link },
    'landing.detail': landing,
    'news.list': { data: [newsItem], currentPage: 1, lastPage: 1, pageSize: 10, totalRecords: 1 },
    'news.detail': { ...newsItem, body: html, showDateTime: true, createdBy: 'Redaktionen' },
    'games.list': { games: [game], total: 1 },
    'games.recent': { games: [game] },
    'games.suggestions': { games: [], shown: true },
    'games.winners': { winners: [{ game, win: 10_000, wonAt: 0 }] },
    'games.detail': { ...game, description: '', rtp: 96, volatility: 'low', lines: 5, released: '2026-01-01' },
    'registration.bonuses': { bonuses: [bonus] },
    'deposit.bonusByCode': bonus,
  }
}
