import { ShapedImage } from '@casino/design-system'
import preview from '../../../.storybook/preview.tsx'
import { heroImages } from '../../support/images.ts'

const { src: path, alt } = heroImages.nordlys

const meta = preview.meta({ title: 'Components/ShapedImage', component: ShapedImage, args: { path, shape: 'popup' as const, alt } })

export const Default = meta.story({})
