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
  MessageCircle,
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
  WashingMachine,
  Wind,
} from 'lucide-react'

import { makeIcon } from './icon.tsx'

/* Icons of single subjects: orders, payment, the account, how it works. They come with the pages that show them. */
export const BanknoteIcon = /* @__PURE__ */ makeIcon(Banknote)
export const BikeIcon = /* @__PURE__ */ makeIcon(Bike)
export const BriefcaseIcon = /* @__PURE__ */ makeIcon(Briefcase)
export const CalendarIcon = /* @__PURE__ */ makeIcon(CalendarDays)
export const CalendarClockIcon = /* @__PURE__ */ makeIcon(CalendarClock)
export const CameraIcon = /* @__PURE__ */ makeIcon(Camera)
export const ContrastIcon = /* @__PURE__ */ makeIcon(Contrast)
export const CopyIcon = /* @__PURE__ */ makeIcon(Copy)
export const CreditCardIcon = /* @__PURE__ */ makeIcon(CreditCard)
export const ExternalLinkIcon = /* @__PURE__ */ makeIcon(ExternalLink)
export const EyeIcon = /* @__PURE__ */ makeIcon(Eye)
export const EyeOffIcon = /* @__PURE__ */ makeIcon(EyeOff)
export const FilterIcon = /* @__PURE__ */ makeIcon(Funnel)
export const GiftIcon = /* @__PURE__ */ makeIcon(Gift)
export const GlobeIcon = /* @__PURE__ */ makeIcon(Globe)
export const HeartIcon = /* @__PURE__ */ makeIcon(Heart)
export const HomeIcon = /* @__PURE__ */ makeIcon(House)
export const LeafIcon = /* @__PURE__ */ makeIcon(Leaf)
export const LockIcon = /* @__PURE__ */ makeIcon(Lock)
export const LogOutIcon = /* @__PURE__ */ makeIcon(LogOut)
export const MailIcon = /* @__PURE__ */ makeIcon(Mail)
export const MessageCircleIcon = /* @__PURE__ */ makeIcon(MessageCircle)
export const MoonIcon = /* @__PURE__ */ makeIcon(Moon)
export const PackageIcon = /* @__PURE__ */ makeIcon(Package)
export const PackageCheckIcon = /* @__PURE__ */ makeIcon(PackageCheck)
export const PencilIcon = /* @__PURE__ */ makeIcon(Pencil)
export const PhoneIcon = /* @__PURE__ */ makeIcon(Phone)
export const PlaceIcon = /* @__PURE__ */ makeIcon(MapPin)
export const QuestionIcon = /* @__PURE__ */ makeIcon(CircleQuestionMark)
export const ReceiptIcon = /* @__PURE__ */ makeIcon(Receipt)
export const RefreshCwIcon = /* @__PURE__ */ makeIcon(RefreshCw)
export const RepeatIcon = /* @__PURE__ */ makeIcon(Repeat)
export const SettingsIcon = /* @__PURE__ */ makeIcon(Settings)
export const ShieldCheckIcon = /* @__PURE__ */ makeIcon(ShieldCheck)
export const ShirtIcon = /* @__PURE__ */ makeIcon(Shirt)
export const SparklesIcon = /* @__PURE__ */ makeIcon(Sparkles)
export const StarIcon = /* @__PURE__ */ makeIcon(Star)
export const StoreIcon = /* @__PURE__ */ makeIcon(Store)
export const SunIcon = /* @__PURE__ */ makeIcon(Sun)
export const TicketIcon = /* @__PURE__ */ makeIcon(Ticket)
export const TruckIcon = /* @__PURE__ */ makeIcon(Truck)
export const UploadIcon = /* @__PURE__ */ makeIcon(Upload)
export const UsersIcon = /* @__PURE__ */ makeIcon(Users)
export const WashingMachineIcon = /* @__PURE__ */ makeIcon(WashingMachine)
export const WindIcon = /* @__PURE__ */ makeIcon(Wind)
