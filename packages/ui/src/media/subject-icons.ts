import {
  Banknote,
  Bike,
  Briefcase,
  CalendarClock,
  CalendarDays,
  Camera,
  CircleQuestionMark,
  Contrast,
  Copy,
  CreditCard,
  ExternalLink,
  Eye,
  EyeOff,
  Funnel,
  Gift,
  Globe,
  Heart,
  House,
  Leaf,
  Lock,
  LogOut,
  Mail,
  MapPin,
  Moon,
  Package,
  PackageCheck,
  Pencil,
  Phone,
  Receipt,
  RefreshCw,
  Repeat,
  Settings,
  ShieldCheck,
  Shirt,
  Sparkles,
  Star,
  Store,
  Sun,
  Ticket,
  Truck,
  Upload,
  Users,
  Wallet,
  WashingMachine,
  Wind,
} from 'lucide'
import { createIcon } from './icon.tsx'

/* Icons of single subjects: orders, payment, the account, how it works. They come with the pages that show them. */
export const BanknoteIcon = /* @__PURE__ */ createIcon(Banknote)
export const BikeIcon = /* @__PURE__ */ createIcon(Bike)
export const BriefcaseIcon = /* @__PURE__ */ createIcon(Briefcase)
export const CalendarIcon = /* @__PURE__ */ createIcon(CalendarDays)
export const CalendarClockIcon = /* @__PURE__ */ createIcon(CalendarClock)
export const CameraIcon = /* @__PURE__ */ createIcon(Camera)
export const ContrastIcon = /* @__PURE__ */ createIcon(Contrast)
export const CopyIcon = /* @__PURE__ */ createIcon(Copy)
export const CreditCardIcon = /* @__PURE__ */ createIcon(CreditCard)
export const ExternalLinkIcon = /* @__PURE__ */ createIcon(ExternalLink)
export const EyeIcon = /* @__PURE__ */ createIcon(Eye)
export const EyeOffIcon = /* @__PURE__ */ createIcon(EyeOff)
export const FilterIcon = /* @__PURE__ */ createIcon(Funnel)
export const GiftIcon = /* @__PURE__ */ createIcon(Gift)
export const GlobeIcon = /* @__PURE__ */ createIcon(Globe)
export const HeartIcon = /* @__PURE__ */ createIcon(Heart)
export const HomeIcon = /* @__PURE__ */ createIcon(House)
export const LeafIcon = /* @__PURE__ */ createIcon(Leaf)
export const LockIcon = /* @__PURE__ */ createIcon(Lock)
export const LogOutIcon = /* @__PURE__ */ createIcon(LogOut)
export const MailIcon = /* @__PURE__ */ createIcon(Mail)
export const MoonIcon = /* @__PURE__ */ createIcon(Moon)
export const PackageIcon = /* @__PURE__ */ createIcon(Package)
export const PackageCheckIcon = /* @__PURE__ */ createIcon(PackageCheck)
export const PencilIcon = /* @__PURE__ */ createIcon(Pencil)
export const PhoneIcon = /* @__PURE__ */ createIcon(Phone)
export const PlaceIcon = /* @__PURE__ */ createIcon(MapPin)
export const QuestionIcon = /* @__PURE__ */ createIcon(CircleQuestionMark)
export const ReceiptIcon = /* @__PURE__ */ createIcon(Receipt)
export const RefreshCwIcon = /* @__PURE__ */ createIcon(RefreshCw)
export const RepeatIcon = /* @__PURE__ */ createIcon(Repeat)
export const SettingsIcon = /* @__PURE__ */ createIcon(Settings)
export const ShieldCheckIcon = /* @__PURE__ */ createIcon(ShieldCheck)
export const ShirtIcon = /* @__PURE__ */ createIcon(Shirt)
export const SparklesIcon = /* @__PURE__ */ createIcon(Sparkles)
export const StarIcon = /* @__PURE__ */ createIcon(Star)
export const StoreIcon = /* @__PURE__ */ createIcon(Store)
export const SunIcon = /* @__PURE__ */ createIcon(Sun)
export const TicketIcon = /* @__PURE__ */ createIcon(Ticket)
export const TruckIcon = /* @__PURE__ */ createIcon(Truck)
export const UploadIcon = /* @__PURE__ */ createIcon(Upload)
export const UsersIcon = /* @__PURE__ */ createIcon(Users)
export const WalletIcon = /* @__PURE__ */ createIcon(Wallet)
export const WashingMachineIcon = /* @__PURE__ */ createIcon(WashingMachine)
export const WindIcon = /* @__PURE__ */ createIcon(Wind)
