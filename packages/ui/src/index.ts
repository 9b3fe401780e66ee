export { ButtonGroup, type ButtonGroupProps } from './controls/button-group.tsx'
export { ButtonLink, type ButtonLinkProps } from './controls/button-link.tsx'
export { Button, type ButtonProps } from './controls/button.tsx'
export { Chip, ChipLink, type ChipLinkProps, type ChipProps } from './controls/chip.tsx'
export { IconButton, type IconButtonProps } from './controls/icon-button.tsx'
export { QuantityStepper, type QuantityStepperProps } from './controls/quantity-stepper.tsx'
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentOption,
} from './controls/segmented-control.tsx'
export { type SharedContent } from './controls/share-links.ts'
export { ShareButtons, type ShareButtonsProps } from './controls/share-buttons.tsx'
export { Tag, TagList, type TagListProps, type TagProps } from './controls/tag.tsx'
export { ThemeSwitch, type ThemeChoice, type ThemeSwitchProps } from './controls/theme-switch.tsx'
export { Badge, type BadgeProps } from './feedback/badge.tsx'
export { Banner, type BannerProps } from './feedback/banner.tsx'
export { Callout, type CalloutProps } from './feedback/callout.tsx'
export { Countdown, type CountdownProps } from './feedback/countdown.tsx'
export { Meter, type MeterProps } from './feedback/meter.tsx'
export { Progress, type ProgressProps } from './feedback/progress.tsx'
export { Skeleton, SkeletonGroup, type SkeletonGroupProps, type SkeletonProps } from './feedback/skeleton.tsx'
export { EmptyState, ErrorState, type StateMessageProps } from './feedback/state-message.tsx'
export { ToastStack, type Toast, type ToastStackProps } from './feedback/toast-stack.tsx'
export { type StatusTone } from './feedback/tone-icons.ts'
export { Checkbox, type CheckboxProps } from './fields/checkbox.tsx'
export { Combobox, type ComboboxProps } from './fields/combobox.tsx'
export { type ComboboxOption } from './fields/combobox-option.ts'
export { DateField, type DateFieldProps } from './fields/date-field.tsx'
export { FieldGroup, type FieldGroupProps } from './fields/field-group.tsx'
export { FileDrop, type FileDropProps } from './fields/file-drop.tsx'
export {
  FormErrorSummary,
  type FormErrorSummaryProps,
  type FormProblem,
} from './fields/form-error-summary.tsx'
export { NumberField, type NumberFieldProps } from './fields/number-field.tsx'
export {
  PasswordField,
  type PasswordFieldProps,
  type PasswordGrade,
  type PasswordStrength,
} from './fields/password-field.tsx'
export { PhoneField, type PhoneFieldProps } from './fields/phone-field.tsx'
export { RadioGroup, type RadioGroupProps, type RadioOption } from './fields/radio-group.tsx'
export { Select, type SelectOption, type SelectProps } from './fields/select.tsx'
export { Slider, type SliderProps } from './fields/slider.tsx'
export { Switch, type SwitchProps } from './fields/switch.tsx'
export { TextArea, type TextAreaProps } from './fields/text-area.tsx'
export { TextField, type TextFieldProps } from './fields/text-field.tsx'
export { type DroppedFileView } from './fields/internal/dropped-file.tsx'
export { LinkProvider, useLinkComponent, type LinkComponent, type LinkProps } from './internal/link.tsx'
export { Box, type BoxProps } from './layout/box.tsx'
export { Card, type CardProps } from './layout/card.tsx'
export { Carousel, type CarouselProps } from './layout/carousel.tsx'
export { Container, type ContainerProps } from './layout/container.tsx'
export {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  type DataTableSorting,
} from './layout/data-table.tsx'
export { DescriptionList, type DescriptionListProps } from './layout/description-list.tsx'
export { Divider } from './layout/divider.tsx'
export { Grid, type Columns, type GridProps } from './layout/grid.tsx'
export { Hidden, type HiddenProps } from './layout/hidden.tsx'
export { Inline, type InlineProps } from './layout/inline.tsx'
export { List, type ListProps } from './layout/list.tsx'
export { PageSections, type PageSection, type PageSectionsProps } from './layout/page-sections.tsx'
export { SideColumn, type SideColumnProps } from './layout/side-column.tsx'
export { Sidebar, type SidebarProps } from './layout/sidebar.tsx'
export { type LayoutTag, type Space } from './layout/space.ts'
export { Stack, type StackProps } from './layout/stack.tsx'
export type { TableColumn } from './layout/internal/table-rows.tsx'
export { Table, type TableProps } from './layout/table.tsx'
export { Avatar, type AvatarProps } from './media/avatar.tsx'
export { type Icon, type IconProps } from './media/icon.tsx'
export {
  AlertIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  BagIcon,
  BanIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  ClockIcon,
  CloseIcon,
  FailureIcon,
  InfoIcon,
  MenuIcon,
  MessageCircleIcon,
  MinusIcon,
  MoreIcon,
  PlusIcon,
  RulerIcon,
  SearchIcon,
  ShareIcon,
  SuccessIcon,
  TagIcon,
  TrashIcon,
  UserIcon,
  WarningIcon,
  WifiOffIcon,
} from './media/icons.ts'
export {
  BanknoteIcon,
  BikeIcon,
  BriefcaseIcon,
  CalendarIcon,
  CalendarClockIcon,
  CameraIcon,
  ContrastIcon,
  CopyIcon,
  CreditCardIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  FilterIcon,
  GiftIcon,
  GlobeIcon,
  HeartIcon,
  HomeIcon,
  LeafIcon,
  LockIcon,
  LogOutIcon,
  MailIcon,
  MoonIcon,
  PackageIcon,
  PackageCheckIcon,
  PencilIcon,
  PhoneIcon,
  PlaceIcon,
  QuestionIcon,
  ReceiptIcon,
  RefreshCwIcon,
  RepeatIcon,
  SettingsIcon,
  ShieldCheckIcon,
  ShirtIcon,
  SparklesIcon,
  StarIcon,
  StoreIcon,
  SunIcon,
  TicketIcon,
  TruckIcon,
  UploadIcon,
  UsersIcon,
  WalletIcon,
  WashingMachineIcon,
  WindIcon,
} from './media/subject-icons.ts'
export { Image, type ImageProps } from './media/image.tsx'
export { Spinner, type SpinnerProps } from './media/spinner.tsx'
export { Thumbnails, type ThumbnailsProps } from './media/thumbnails.tsx'
export { Accordion, type AccordionProps } from './navigation/accordion.tsx'
export { Breadcrumb, type BreadcrumbProps } from './navigation/breadcrumb.tsx'
export { LanguageSwitch, type LanguageSwitchProps } from './navigation/language-switch.tsx'
export {
  NavigationEntry,
  NavigationMenu,
  NavigationPanel,
  NavigationLink,
  type NavigationEntryProps,
  type NavigationMenuProps,
  type NavigationPanelProps,
  type NavigationLinkProps,
} from './navigation/navigation-menu.tsx'
export { Pagination, type PaginationProps } from './navigation/pagination.tsx'
export { SideNavigation, type SideLink, type SideNavigationProps } from './navigation/side-navigation.tsx'
export { Stepper, type StepperProps } from './navigation/stepper.tsx'
export { Tabs, type TabsProps } from './navigation/tabs.tsx'
export { AlertDialog, type AlertDialogProps } from './overlays/alert-dialog.tsx'
export {
  DialogClose,
  DialogContent,
  DialogRoot,
  DialogTrigger,
  type DialogContentProps,
  type DialogRootProps,
} from './overlays/dialog.tsx'
export {
  DropdownMenu,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuSeparator,
  type DropdownMenuProps,
  type MenuItemProps,
  type MenuLinkProps,
} from './overlays/dropdown-menu.tsx'
export { FullScreenDialog, type FullScreenDialogProps } from './overlays/full-screen-dialog.tsx'
export { MessageDialog, type MessageDialogProps } from './overlays/message-dialog.tsx'
export { Popover, type PopoverProps } from './overlays/popover.tsx'
export { SheetContent, type SheetContentProps } from './overlays/sheet.tsx'
export { Tooltip, type TooltipProps } from './overlays/tooltip.tsx'
export { AddressCard, type AddressCardProps } from './shop/account/address-card.tsx'
export { AddressFields, type AddressFieldsProps } from './shop/account/address-fields.tsx'
export { AddressForm, type AddressFormProps } from './shop/account/address-form.tsx'
export {
  AddressSelect,
  NEW_ADDRESS,
  type AddressOption,
  type AddressSelectProps,
} from './shop/account/address-select.tsx'
export { OwnedList, type OwnedItem, type OwnedListProps } from './shop/account/owned-list.tsx'
export { LoginPanel, type LoginPanelProps } from './shop/account/login-panel.tsx'
export {
  ProfileSkeleton,
  ProfilePanel,
  type ProfileFact,
  type ProfilePanelProps,
} from './shop/account/profile-panel.tsx'
export { RegisterPanel, type RegisterPanelProps } from './shop/account/register-panel.tsx'
export {
  RegistrationTabs,
  type RegistrationKind,
  type RegistrationTabsProps,
} from './shop/account/registration-tabs.tsx'
export { CartLine, CartLines, type CartLineProps } from './shop/cart/cart-line.tsx'
export { RemovedCartLine, type RemovedCartLineProps } from './shop/cart/removed-cart-line.tsx'
export { CartPanel, type CartPanelProps } from './shop/cart/cart-panel.tsx'
export { CouponField, type CouponFieldProps } from './shop/cart/coupon-field.tsx'
export { EmptyCart, type EmptyCartProps } from './shop/cart/empty-cart.tsx'
export { FreeShippingMeter, type FreeShippingMeterProps } from './shop/cart/free-shipping-meter.tsx'
export {
  CategorySidebar,
  type CategoryEntry,
  type CategorySidebarProps,
} from './shop/catalogue/category-sidebar.tsx'
export { CategoryTile, type CategoryTileProps } from './shop/catalogue/category-tile.tsx'
export { IncludedList, type IncludedListProps } from './shop/catalogue/included-list.tsx'
export { MeasureForm, type MeasureFormProps, type MeasureLabels } from './shop/catalogue/measure-form.tsx'
export { MeasureModal, type MeasureModalProps } from './shop/catalogue/measure-modal.tsx'
export {
  type MeasureLimits,
  type MeasureQuote,
  type MeasureSide,
  type MeasureSize,
} from './shop/catalogue/measure-size.ts'
export { type PictureView } from './shop/catalogue/picture-view.ts'
export {
  ProductAction,
  type ProductActionProps,
  type ProductActionView,
} from './shop/catalogue/product-action.tsx'
export { ProductCard, type ProductCardProps } from './shop/catalogue/product-card.tsx'
export { ProductCardSkeleton } from './shop/catalogue/product-card-skeleton.tsx'
export { ProductHero, type ProductHeroProps } from './shop/catalogue/product-hero.tsx'
export { ProductRow, type ProductRowProps } from './shop/catalogue/product-row.tsx'
export { SearchBox, type SearchBoxProps } from './shop/catalogue/search-box.tsx'
export { SortBar, type SortOption } from './shop/catalogue/sort-bar.tsx'
export { SubFilterBar, type SubFilter } from './shop/catalogue/sub-filter-bar.tsx'
export { SubtotalBar, type SubtotalBarProps } from './shop/catalogue/subtotal-bar.tsx'
export {
  SuggestionList,
  type Suggestion,
  type SuggestionListProps,
} from './shop/catalogue/suggestion-list.tsx'
export { ContactForm, type ContactFormProps } from './shop/contact/contact-form.tsx'
export {
  ContactMethods,
  type ContactMethod,
  type ContactMethodsProps,
} from './shop/contact/contact-methods.tsx'
export { BlogCard, type BlogCardProps } from './shop/content/blog-card.tsx'
export { CallToAction, type CallToActionProps } from './shop/content/call-to-action.tsx'
export {
  CategoryContent,
  type CategoryContentProps,
  type ContentBlock,
} from './shop/content/category-content.tsx'
export { FaqList, type FaqListProps } from './shop/content/faq-list.tsx'
export { Features, type Feature, type FeaturesProps } from './shop/content/features.tsx'
export { Hero, type HeroProps } from './shop/content/hero.tsx'
export { LegalProse, type LegalProseProps, type LegalSection } from './shop/content/legal-prose.tsx'
export { PriceCards, type PriceRow, type PriceCardsProps } from './shop/content/price-cards.tsx'
export { Steps, type Step, type StepsProps } from './shop/content/steps.tsx'
export { CashChange, type CashChangeProps } from './shop/counter/cash-change.tsx'
export { CashCount, type CashCountProps, type CashRow } from './shop/counter/cash-count.tsx'
export { CoverageMap, type CoverageMapProps, type MapTown } from './shop/coverage/coverage-map.tsx'
export { StoreCard, type StoreCardProps } from './shop/coverage/store-card.tsx'
export { StoreSelector, type StoreOption, type StoreSelectorProps } from './shop/coverage/store-selector.tsx'
export { TownList, type Town, type TownListProps } from './shop/coverage/town-list.tsx'
export { ZipCheck, type ZipCheckProps, type ZipCheckState } from './shop/coverage/zip-check.tsx'
export { ChangeList, type Change, type ChangeListProps } from './shop/orders/change-list.tsx'
export { ItemTable, type ItemTableProps, type OrderItem } from './shop/orders/item-table.tsx'
export {
  OrderActions,
  type OrderActionKind,
  type OrderActionsProps,
  type OrderActionView,
} from './shop/orders/order-actions.tsx'
export { OrderCardSkeleton } from './shop/orders/order-card-skeleton.tsx'
export { OrderCard, type OrderCardProps, type OrderFact } from './shop/orders/order-card.tsx'
export { OrderSummary, type OrderSummaryProps } from './shop/orders/order-summary.tsx'
export {
  OrderTimeline,
  type OrderTimelineProps,
  type TimelineState,
  type TimelineStep,
} from './shop/orders/order-timeline.tsx'
export { OrderIssue, type OrderIssueProps, type IssueLine } from './shop/orders/order-issue.tsx'
export { RemarksField, type RemarksFieldProps } from './shop/orders/remarks-field.tsx'
export { StatusBadge, type OrderTone, type StatusBadgeProps } from './shop/orders/status-badge.tsx'
export { CardFormFrame, type CardFormFrameProps } from './shop/payment/card-form-frame.tsx'
export { PaymentCountdown, type PaymentCountdownProps } from './shop/payment/payment-countdown.tsx'
export {
  PaymentMethodPicker,
  type PaymentMethodPickerProps,
  type PaymentMethodView,
} from './shop/payment/payment-method-picker.tsx'
export { PriceSummary, type PriceLine, type PriceSummaryProps } from './shop/payment/price-summary.tsx'
export {
  SavedCardList,
  type SavedCardListProps,
  type SavedCardView,
} from './shop/payment/saved-card-list.tsx'
export { TotalChange, type TotalChangeProps } from './shop/payment/total-change.tsx'
export { ThankYou, type ThankYouProps } from './shop/payment/thank-you.tsx'
export { WalletRow, type WalletRowProps } from './shop/payment/wallet-row.tsx'
export { PromoCard, type PromoCardProps } from './shop/promotions/promo-card.tsx'
export {
  PromoChoice,
  PromoChoices,
  type PromoChoiceProps,
  type PromoChoicesProps,
} from './shop/promotions/promo-choice.tsx'
export { ReferralBox, type ReferralBoxProps } from './shop/promotions/referral-box.tsx'
export { VoucherCard, type VoucherCardProps } from './shop/promotions/voucher-card.tsx'
export { LoadableOptions } from './shop/schedule/loadable-options.tsx'
export { DayStrip, type DayStripProps } from './shop/schedule/day-strip.tsx'
export { HoldBar, type HoldBarProps } from './shop/schedule/hold-bar.tsx'
export { HourGrid, type HourGridProps } from './shop/schedule/hour-grid.tsx'
export {
  LegCard,
  TwoLegPlanner,
  type LegCardProps,
  type TwoLegPlannerProps,
} from './shop/schedule/leg-card.tsx'
export { SlotOffer, type OfferedHour, type SlotOfferProps } from './shop/schedule/slot-offer.tsx'
export { LockedSlot, type LockedSlotProps } from './shop/schedule/locked-slot.tsx'
export { SlotPicker, type SlotPickerProps } from './shop/schedule/slot-picker.tsx'
export { type Loadable, type DayView, type HourView } from './shop/schedule/slot-view.ts'
export { BrandMark } from './shop/shell/brand-mark.tsx'
export { CartButton, type CartButtonProps } from './shop/shell/cart-button.tsx'
export { CookieBanner, type CookieBannerProps } from './shop/shell/cookie-banner.tsx'
export { CookieSettings, type CookieKind, type CookieSettingsProps } from './shop/shell/cookie-settings.tsx'
export { FlashMessage, type FlashMessageProps, type FlashTone } from './shop/shell/flash-message.tsx'
export { Footer, type FooterColumn, type FooterLink, type FooterProps } from './shop/shell/footer.tsx'
export { HelpButton, type HelpButtonProps } from './shop/shell/help-button.tsx'
export { ModeBanner, type ModeBannerProps, type ShopMode } from './shop/shell/mode-banner.tsx'
export { NavAction, type NavActionProps } from './shop/shell/nav-action.tsx'
export {
  NavSheet,
  type NavSheetLink,
  type NavSheetProps,
  type NavSheetSection,
} from './shop/shell/nav-sheet.tsx'
export { Navbar, type NavbarProps } from './shop/shell/navbar.tsx'
export { OfflineNotice, type OfflineNoticeProps } from './shop/shell/offline-notice.tsx'
export { PromoBanner, type PromoBannerProps } from './shop/shell/promo-banner.tsx'
export { StickyHelp, type StickyHelpProps } from './shop/shell/sticky-help.tsx'
export { UnsupportedBrowser, type UnsupportedBrowserProps } from './shop/shell/unsupported-browser.tsx'
export { Heading, type HeadingLevel, type HeadingProps, type HeadingSize } from './text/heading.tsx'
export { Price, type PriceProps } from './text/price.tsx'
export { Prose } from './text/prose.tsx'
export { SkipLink } from './text/skip-link.tsx'
export { TextButton, type TextButtonProps } from './text/text-button.tsx'
export { TextLink, type TextLinkProps } from './text/text-link.tsx'
export { Text, type TextProps, type TextSize, type TextTone } from './text/text.tsx'
export { VisuallyHidden, type VisuallyHiddenProps } from './text/visually-hidden.tsx'
