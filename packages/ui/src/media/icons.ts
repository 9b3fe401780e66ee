import {
  ArrowLeft,
  ArrowRight,
  Ban,
  Banknote,
  Bike,
  Briefcase,
  CalendarClock,
  CalendarDays,
  Camera,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  Clock,
  Contrast,
  Copy,
  CreditCard,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  Funnel,
  Gift,
  Globe,
  Heart,
  House,
  Info,
  Leaf,
  Lock,
  LogIn,
  LogOut,
  Mail,
  MapPin,
  Menu,
  MessageCircle,
  Minus,
  Moon,
  Package,
  PackageCheck,
  Pencil,
  Phone,
  Plus,
  Receipt,
  RefreshCw,
  Repeat,
  Ruler,
  Search,
  Settings,
  Share2,
  ShieldCheck,
  Shirt,
  ShoppingBag,
  Sparkles,
  Star,
  Store,
  Sun,
  Tag,
  Ticket,
  Trash2,
  TriangleAlert,
  Truck,
  Upload,
  User,
  Users,
  WashingMachine,
  WifiOff,
  Wind,
  X,
} from 'lucide-react'

import { makeIcon } from './icon.tsx'

/* One curated set for the whole shop. `PURE` lets a bundler drop the ones a page does not show. */
export const AlertIcon = /* @__PURE__ */ makeIcon(CircleAlert)
export const ArrowLeftIcon = /* @__PURE__ */ makeIcon(ArrowLeft)
export const ArrowRightIcon = /* @__PURE__ */ makeIcon(ArrowRight)
export const BagIcon = /* @__PURE__ */ makeIcon(ShoppingBag)
export const BanIcon = /* @__PURE__ */ makeIcon(Ban)
export const BanknoteIcon = /* @__PURE__ */ makeIcon(Banknote)
export const BikeIcon = /* @__PURE__ */ makeIcon(Bike)
export const BriefcaseIcon = /* @__PURE__ */ makeIcon(Briefcase)
export const CalendarIcon = /* @__PURE__ */ makeIcon(CalendarDays)
export const CalendarClockIcon = /* @__PURE__ */ makeIcon(CalendarClock)
export const CameraIcon = /* @__PURE__ */ makeIcon(Camera)
export const CheckIcon = /* @__PURE__ */ makeIcon(Check)
export const ChevronDownIcon = /* @__PURE__ */ makeIcon(ChevronDown)
export const ChevronLeftIcon = /* @__PURE__ */ makeIcon(ChevronLeft)
export const ChevronRightIcon = /* @__PURE__ */ makeIcon(ChevronRight)
export const ChevronUpIcon = /* @__PURE__ */ makeIcon(ChevronUp)
export const ClockIcon = /* @__PURE__ */ makeIcon(Clock)
export const CloseIcon = /* @__PURE__ */ makeIcon(X)
export const ContrastIcon = /* @__PURE__ */ makeIcon(Contrast)
export const CopyIcon = /* @__PURE__ */ makeIcon(Copy)
export const CreditCardIcon = /* @__PURE__ */ makeIcon(CreditCard)
export const ExternalLinkIcon = /* @__PURE__ */ makeIcon(ExternalLink)
export const EyeIcon = /* @__PURE__ */ makeIcon(Eye)
export const EyeOffIcon = /* @__PURE__ */ makeIcon(EyeOff)
export const FailureIcon = /* @__PURE__ */ makeIcon(CircleX)
export const FilterIcon = /* @__PURE__ */ makeIcon(Funnel)
export const GiftIcon = /* @__PURE__ */ makeIcon(Gift)
export const GlobeIcon = /* @__PURE__ */ makeIcon(Globe)
export const HeartIcon = /* @__PURE__ */ makeIcon(Heart)
export const HomeIcon = /* @__PURE__ */ makeIcon(House)
export const InfoIcon = /* @__PURE__ */ makeIcon(Info)
export const LeafIcon = /* @__PURE__ */ makeIcon(Leaf)
export const LockIcon = /* @__PURE__ */ makeIcon(Lock)
export const LogInIcon = /* @__PURE__ */ makeIcon(LogIn)
export const LogOutIcon = /* @__PURE__ */ makeIcon(LogOut)
export const MailIcon = /* @__PURE__ */ makeIcon(Mail)
export const MenuIcon = /* @__PURE__ */ makeIcon(Menu)
export const MessageCircleIcon = /* @__PURE__ */ makeIcon(MessageCircle)
export const MinusIcon = /* @__PURE__ */ makeIcon(Minus)
export const MoonIcon = /* @__PURE__ */ makeIcon(Moon)
export const MoreIcon = /* @__PURE__ */ makeIcon(Ellipsis)
export const PackageIcon = /* @__PURE__ */ makeIcon(Package)
export const PackageCheckIcon = /* @__PURE__ */ makeIcon(PackageCheck)
export const PencilIcon = /* @__PURE__ */ makeIcon(Pencil)
export const PhoneIcon = /* @__PURE__ */ makeIcon(Phone)
export const PlaceIcon = /* @__PURE__ */ makeIcon(MapPin)
export const PlusIcon = /* @__PURE__ */ makeIcon(Plus)
export const QuestionIcon = /* @__PURE__ */ makeIcon(CircleQuestionMark)
export const ReceiptIcon = /* @__PURE__ */ makeIcon(Receipt)
export const RefreshCwIcon = /* @__PURE__ */ makeIcon(RefreshCw)
export const RepeatIcon = /* @__PURE__ */ makeIcon(Repeat)
export const RulerIcon = /* @__PURE__ */ makeIcon(Ruler)
export const SearchIcon = /* @__PURE__ */ makeIcon(Search)
export const SettingsIcon = /* @__PURE__ */ makeIcon(Settings)
export const ShareIcon = /* @__PURE__ */ makeIcon(Share2)
export const ShieldCheckIcon = /* @__PURE__ */ makeIcon(ShieldCheck)
export const ShirtIcon = /* @__PURE__ */ makeIcon(Shirt)
export const SparklesIcon = /* @__PURE__ */ makeIcon(Sparkles)
export const StarIcon = /* @__PURE__ */ makeIcon(Star)
export const StoreIcon = /* @__PURE__ */ makeIcon(Store)
export const SuccessIcon = /* @__PURE__ */ makeIcon(CircleCheck)
export const SunIcon = /* @__PURE__ */ makeIcon(Sun)
export const TagIcon = /* @__PURE__ */ makeIcon(Tag)
export const TicketIcon = /* @__PURE__ */ makeIcon(Ticket)
export const TrashIcon = /* @__PURE__ */ makeIcon(Trash2)
export const TruckIcon = /* @__PURE__ */ makeIcon(Truck)
export const UploadIcon = /* @__PURE__ */ makeIcon(Upload)
export const UserIcon = /* @__PURE__ */ makeIcon(User)
export const UsersIcon = /* @__PURE__ */ makeIcon(Users)
export const WarningIcon = /* @__PURE__ */ makeIcon(TriangleAlert)
export const WashingMachineIcon = /* @__PURE__ */ makeIcon(WashingMachine)
export const WifiOffIcon = /* @__PURE__ */ makeIcon(WifiOff)
export const WindIcon = /* @__PURE__ */ makeIcon(Wind)
