export { BackgroundLogo, type BackgroundLogoProps, ImageLogo, type ImageLogoProps, type LogoImages } from './ImageLogo.tsx'
export { Logo, type LogoKind, type LogoProps } from './Logo.tsx'
