import { brandChrome } from '@casino/tokens/brands'
import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

const { nordlys } = brandChrome

addons.setConfig({
  theme: create({ base: nordlys.scheme, brandTitle: 'Nordlys · Strand', appBg: nordlys.themeColor, barBg: nordlys.themeColor }),
})
