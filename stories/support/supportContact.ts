import site from '../../app/platform/seed/site.json' with { type: 'json' }

export const { supportEmail, supportHours } = site
