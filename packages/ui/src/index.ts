export { Button, type ButtonProps } from './controls/button.tsx'
export { ButtonLink, type ButtonLinkProps } from './controls/button-link.tsx'
export { IconButton, type IconButtonProps } from './controls/icon-button.tsx'
export { Spinner, type SpinnerProps } from './feedback/spinner.tsx'
export { LinkProvider, useLinkComponent, type LinkComponent, type LinkProps } from './internal/link.tsx'
export { Box, type BoxProps } from './layout/box.tsx'
export { Container, type ContainerProps } from './layout/container.tsx'
export { Divider } from './layout/divider.tsx'
export { Grid, type Columns, type GridProps } from './layout/grid.tsx'
export { Hidden, type HiddenProps } from './layout/hidden.tsx'
export { Inline, type InlineProps } from './layout/inline.tsx'
export { Sidebar, type SidebarProps } from './layout/sidebar.tsx'
export { type LayoutTag, type Space } from './layout/space.ts'
export { Stack, type StackProps } from './layout/stack.tsx'
export { type Icon, type IconProps } from './media/icon.tsx'
export {
  AlertIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  BagIcon,
  BanIcon,
  BanknoteIcon,
  BikeIcon,
  BriefcaseIcon,
  CalendarIcon,
  CalendarClockIcon,
  CameraIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  ClockIcon,
  CloseIcon,
  ContrastIcon,
  CopyIcon,
  CreditCardIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  FailureIcon,
  FilterIcon,
  GiftIcon,
  GlobeIcon,
  HeartIcon,
  HomeIcon,
  InfoIcon,
  LeafIcon,
  LockIcon,
  LogInIcon,
  LogOutIcon,
  MailIcon,
  MenuIcon,
  MessageCircleIcon,
  MinusIcon,
  MoonIcon,
  MoreIcon,
  PackageIcon,
  PackageCheckIcon,
  PencilIcon,
  PhoneIcon,
  PlaceIcon,
  PlusIcon,
  QuestionIcon,
  ReceiptIcon,
  RefreshCwIcon,
  RepeatIcon,
  RulerIcon,
  SearchIcon,
  SettingsIcon,
  ShareIcon,
  ShieldCheckIcon,
  ShirtIcon,
  SparklesIcon,
  StarIcon,
  StoreIcon,
  SuccessIcon,
  SunIcon,
  TagIcon,
  TicketIcon,
  TrashIcon,
  TruckIcon,
  UploadIcon,
  UserIcon,
  UsersIcon,
  WarningIcon,
  WashingMachineIcon,
  WifiOffIcon,
  WindIcon,
} from './media/icons.ts'
export { Image, type ImageProps } from './media/image.tsx'
export { CartLine, CartLines, type CartLineProps } from './shop/cart/cart-line.tsx'
export { CartPanel, type CartPanelProps } from './shop/cart/cart-panel.tsx'
export { EmptyCart, type EmptyCartProps } from './shop/cart/empty-cart.tsx'
export { FreeShippingMeter, type FreeShippingMeterProps } from './shop/cart/free-shipping-meter.tsx'
export { QuantityStepper, type QuantityStepperProps } from './shop/cart/quantity-stepper.tsx'
export { CategoryTile, type CategoryTileProps } from './shop/catalogue/category-tile.tsx'
export { type PictureView } from './shop/catalogue/picture-view.ts'
export {
  ProductAction,
  type ProductActionProps,
  type ProductActionView,
} from './shop/catalogue/product-action.tsx'
export { ProductCard, type ProductCardProps } from './shop/catalogue/product-card.tsx'
export { PriceSummary, type PriceLine, type PriceSummaryProps } from './shop/payment/price-summary.tsx'
export { ArrivingPlace } from './shop/schedule/arriving-place.tsx'
export { DayStrip, type DayStripProps } from './shop/schedule/day-strip.tsx'
export { HourGrid, type HourGridProps } from './shop/schedule/hour-grid.tsx'
export { SlotPicker, type SlotPickerProps } from './shop/schedule/slot-picker.tsx'
export { type Arriving, type DayView, type HourView } from './shop/schedule/slot-view.ts'
export { BrandMark } from './shop/shell/brand-mark.tsx'
export { CartButton, type CartButtonProps } from './shop/shell/cart-button.tsx'
export { CookieBanner, type CookieBannerProps } from './shop/shell/cookie-banner.tsx'
export { FlashMessage, type FlashMessageProps, type FlashTone } from './shop/shell/flash-message.tsx'
export { Footer, type FooterColumn, type FooterLink, type FooterProps } from './shop/shell/footer.tsx'
export { ModeBanner, type ModeBannerProps, type ShopMode } from './shop/shell/mode-banner.tsx'
export {
  LanguageSwitch,
  NavAction,
  NavItem,
  NavMenuButton,
  type LanguageSwitchProps,
  type NavActionProps,
  type NavItemProps,
  type NavMenuButtonProps,
} from './shop/shell/nav-item.tsx'
export { Navbar, type NavbarProps } from './shop/shell/navbar.tsx'
export { OfflineNotice, type OfflineNoticeProps } from './shop/shell/offline-notice.tsx'
export { PromoBanner, type PromoBannerProps } from './shop/shell/promo-banner.tsx'
export { Heading, type HeadingLevel, type HeadingProps, type HeadingSize } from './text/heading.tsx'
export { Prose } from './text/prose.tsx'
export { SkipLink } from './text/skip-link.tsx'
export { Text, type TextProps, type TextSize, type TextTone } from './text/text.tsx'
export { TextButton, type TextButtonProps } from './text/text-button.tsx'
export { TextLink, type TextLinkProps } from './text/text-link.tsx'
export { VisuallyHidden, type VisuallyHiddenProps } from './text/visually-hidden.tsx'
