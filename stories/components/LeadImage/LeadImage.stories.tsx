import { LeadImage } from '@casino/design-system'
import preview from '../../../.storybook/preview.tsx'
import { heroImages } from '../../support/images.ts'

const meta = preview.meta({ title: 'Components/LeadImage', component: LeadImage, args: { image: heroImages.nordlys } })

export const Default = meta.story({})
