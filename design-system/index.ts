/** The public face of the design system. Icons, theme, lazy parts, the runtime of themes and the test tools have entries of their own. */
export { Alert, type AlertProps, type AlertTone } from './components/Alert/index.ts'
export { Amount, type AmountProps, type AmountSize, type AmountTone } from './components/Amount/index.ts'
export { AmountField, type AmountFieldProps } from './components/AmountField/index.ts'
export {
  ArticleCard,
  type ArticleCardProps,
  ArticleGrid,
  type ArticleGridProps,
  articleImageSizes,
} from './components/ArticleCard/index.ts'
export { Badge, type BadgeProps, type BadgeTone } from './components/Badge/index.ts'
export { Breadcrumb, type BreadcrumbProps } from './components/Breadcrumb/index.ts'
export {
  Button,
  type ButtonAria,
  type ButtonProps,
  type ButtonSize,
  type ButtonSizesByBreakpoint,
  type ButtonVariant,
} from './components/Button/index.ts'
export { Card, type CardProps } from './components/Card/index.ts'
export { CheckboxField, type CheckboxFieldProps } from './components/CheckboxField/index.ts'
export { Clock, type ClockProps } from './components/Clock/index.ts'
export { ComboboxField, type ComboboxFieldProps, type ComboboxOption } from './components/ComboboxField/index.ts'
export {
  type ConfirmAnswer,
  ConfirmDialog,
  type ConfirmDialogProps,
  type DialogAnswer,
  preloadConfirmDialog,
} from './components/ConfirmDialog/index.ts'
export { Container, type ContainerProps, type ContainerWidth } from './components/Container/index.ts'
export { CopyableText, type CopyableTextProps } from './components/CopyableText/index.ts'
export { type DataColumn, type DataRow, DataTable, type DataTableProps } from './components/DataTable/index.ts'
export { DescriptionList, type DescriptionListProps } from './components/DescriptionList/index.ts'
export { Disclosure, type DisclosureProps } from './components/Disclosure/index.ts'
export { Drawer, type DrawerProps, preloadDrawer } from './components/Drawer/index.ts'
export { EntryList, type EntryListProps } from './components/EntryList/index.ts'
export { FavouriteToggle, type FavouriteToggleProps } from './components/FavouriteToggle/index.ts'
export type { FieldProps } from './components/Field/index.ts'
export { FieldSet, type FieldSetProps } from './components/FieldSet/index.ts'
export { FileDropZone, type FileDropZoneProps } from './components/FileDropZone/index.ts'
export { FileItem, type FileItemProps } from './components/FileItem/index.ts'
export { type FilterChipOption, FilterChips, type FilterChipsProps } from './components/FilterChips/index.ts'
export { FormActions, type FormActionsProps } from './components/FormActions/index.ts'
export { type FormError, FormErrorSummary, type FormErrorSummaryProps } from './components/FormErrorSummary/index.ts'
export { Grid, type GridColumns, type GridMin, type GridProps } from './components/Grid/index.ts'
export { Heading, type HeadingLevel, type HeadingProps, type HeadingSize } from './components/Heading/index.ts'
export { IconButton, type IconButtonProps, type IconButtonVariant } from './components/IconButton/index.ts'
export { ImageSlider, type ImageSliderProps, type SliderImage } from './components/ImageSlider/index.ts'
export { Inline, type InlineAlign, type InlineJustify, type InlineProps } from './components/Inline/index.ts'
export { LeadImage, type LeadImageProps } from './components/LeadImage/index.ts'
export { Link, type LinkProps, type LinkTone } from './components/Link/index.ts'
export { LinkStrip, type LinkStripItem, type LinkStripProps } from './components/LinkStrip/index.ts'
export { LoadingBar } from './components/LoadingBar/index.ts'
export {
  BackgroundLogo,
  type BackgroundLogoProps,
  ImageLogo,
  type ImageLogoProps,
  Logo,
  type LogoImages,
  type LogoKind,
  type LogoProps,
} from './components/Logo/index.ts'
export { MediaLink, type MediaLinkProps } from './components/MediaLink/index.ts'
export { Menu, type MenuEntry, type MenuProps } from './components/Menu/index.ts'
export { Modal, type ModalProps, preloadModal, useModalLoaded } from './components/Modal/index.ts'
export { Pagination, type PaginationProps } from './components/Pagination/index.ts'
export { PhoneField, type PhoneFieldProps } from './components/PhoneField/index.ts'
export { Popover, type PopoverProps } from './components/Popover/index.ts'
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/index.ts'
export { Prose, type ProseProps } from './components/Prose/index.ts'
export { type RadioCardOption, RadioCards, type RadioCardsProps } from './components/RadioCards/index.ts'
export { Rail, type RailProps, type RailShape } from './components/Rail/index.ts'
export { ResultChart, type ResultChartItem, type ResultChartProps } from './components/ResultChart/index.ts'
export { SearchField, type SearchFieldProps } from './components/SearchField/index.ts'
export { SectionHeading, type SectionHeadingProps } from './components/SectionHeading/index.ts'
export { SelectField, type SelectFieldProps } from './components/SelectField/index.ts'
export { ShapedImage, type ShapedImageProps } from './components/ShapedImage/index.ts'
export { Show, type ShowProps } from './components/Show/index.ts'
export { SideNav, type SideNavItem, type SideNavProps } from './components/SideNav/index.ts'
export {
  ArticleCardSkeleton,
  Skeleton,
  type SkeletonProps,
  type SkeletonShape,
  StatSkeleton,
  TileSkeleton,
} from './components/Skeleton/index.ts'
export { SkipLink, type SkipLinkProps } from './components/SkipLink/index.ts'
export { Stack, type StackAlign, type StackProps } from './components/Stack/index.ts'
export { Stat, type StatProps } from './components/Stat/index.ts'
export { Stepper, type StepperProps } from './components/Stepper/index.ts'
export { Surface, type SurfaceLevel, type SurfaceProps, type SurfaceRadius } from './components/Surface/index.ts'
export { SwitchField, type SwitchFieldProps } from './components/SwitchField/index.ts'
export { Tabs, type TabsProps } from './components/Tabs/index.ts'
export { Text, type TextProps, type TextSize, type TextTone, type TextWeight } from './components/Text/index.ts'
export { TextAreaField, type TextAreaFieldProps } from './components/TextAreaField/index.ts'
export { TextField, type TextFieldProps } from './components/TextField/index.ts'
export { ThemeSlot, type ThemeSlotProps } from './components/ThemeSlot/index.ts'
export { Tile, type TileProps, type TileShape } from './components/Tile/index.ts'
export { TileGrid, type TileGridProps } from './components/TileGrid/index.ts'
export { Toast, type ToastProps, ToastRegion, type ToastRegionProps } from './components/Toast/index.ts'
export { Tooltip, type TooltipProps } from './components/Tooltip/index.ts'
export { ValuePill, type ValuePillProps } from './components/ValuePill/index.ts'
export { VideoBanner, type VideoBannerProps } from './components/VideoBanner/index.ts'
export { useFocusAfterRemoval } from './focus/useFocusAfterRemoval.ts'
export { ArticlePage, type ArticlePageProps, ArticleSkeleton, type ArticleSkeletonProps } from './patterns/ArticlePage/index.ts'
export { BottomBanner, type BottomBannerProps } from './patterns/BottomBanner/index.ts'
export { BottomNav, type BottomNavItem, type BottomNavProps } from './patterns/BottomNav/index.ts'
export { EmptyState, type EmptyStateProps } from './patterns/EmptyState/index.ts'
export { ErrorState, type ErrorStateProps } from './patterns/ErrorState/index.ts'
export { FilterBar, type FilterBarProps } from './patterns/FilterBar/index.ts'
export { FooterColumns, type FooterColumnsProps, type FooterLink } from './patterns/FooterColumns/index.ts'
export { type FormField, FormFields, type FormFieldsProps, type RegistryFieldProps } from './patterns/FormFields/index.ts'
export { FormFrame, type FormFrameProps } from './patterns/FormFrame/index.ts'
export { FormLayout, type FormLayoutProps } from './patterns/FormLayout/index.ts'
export { type FrameCover, FrameStage, type FrameStageProps } from './patterns/FrameStage/index.ts'
export {
  HeaderScrollState,
  type HeaderScrollStateProps,
  HeaderZones,
  type HeaderZonesProps,
} from './patterns/HeaderZones/index.ts'
export { Hero, type HeroProps } from './patterns/Hero/index.ts'
export { MenuBar, type MenuBarItem, type MenuBarProps } from './patterns/MenuBar/index.ts'
export { MenuDropdown, type MenuDropdownItem, type MenuDropdownProps, preloadMenuDropdown } from './patterns/MenuDropdown/index.ts'
export { PageBody, type PageBodyProps } from './patterns/PageBody/index.ts'
export { PageFrame, type PageFrameProps } from './patterns/PageFrame/index.ts'
export { PageHeading, type PageHeadingProps } from './patterns/PageHeading/index.ts'
export { SidebarLayout, type SidebarLayoutProps } from './patterns/SidebarLayout/index.ts'
export {
  TopStrip,
  TopStripItem,
  type TopStripItemProps,
  TopStripMark,
  type TopStripProps,
  TopStripText,
} from './patterns/TopStrip/index.ts'
