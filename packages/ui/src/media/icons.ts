import {
  ArrowLeft,
  ArrowRight,
  Ban,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  Ellipsis,
  Info,
  Menu,
  MessageCircle,
  Minus,
  Plus,
  Ruler,
  Search,
  Share2,
  ShoppingBag,
  Tag,
  Trash2,
  TriangleAlert,
  User,
  WifiOff,
  X,
} from 'lucide'
import { createIcon } from './icon.tsx'

/*
 * Icons of bars, lists, fields and messages, which stand on every page; those of single subjects are in
 * `subject-icons.ts`, since a page carries the whole file. `PURE` lets a bundler drop the unused ones.
 */
export const AlertIcon = /* @__PURE__ */ createIcon(CircleAlert)
export const ArrowLeftIcon = /* @__PURE__ */ createIcon(ArrowLeft)
export const ArrowRightIcon = /* @__PURE__ */ createIcon(ArrowRight)
export const BagIcon = /* @__PURE__ */ createIcon(ShoppingBag)
export const BanIcon = /* @__PURE__ */ createIcon(Ban)
export const CheckIcon = /* @__PURE__ */ createIcon(Check)
export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDown)
export const ChevronLeftIcon = /* @__PURE__ */ createIcon(ChevronLeft)
export const ChevronRightIcon = /* @__PURE__ */ createIcon(ChevronRight)
export const ChevronUpIcon = /* @__PURE__ */ createIcon(ChevronUp)
export const ClockIcon = /* @__PURE__ */ createIcon(Clock)
export const CloseIcon = /* @__PURE__ */ createIcon(X)
export const FailureIcon = /* @__PURE__ */ createIcon(CircleX)
export const InfoIcon = /* @__PURE__ */ createIcon(Info)
export const MenuIcon = /* @__PURE__ */ createIcon(Menu)
export const MessageCircleIcon = /* @__PURE__ */ createIcon(MessageCircle)
export const MinusIcon = /* @__PURE__ */ createIcon(Minus)
export const MoreIcon = /* @__PURE__ */ createIcon(Ellipsis)
export const PlusIcon = /* @__PURE__ */ createIcon(Plus)
export const RulerIcon = /* @__PURE__ */ createIcon(Ruler)
export const SearchIcon = /* @__PURE__ */ createIcon(Search)
export const ShareIcon = /* @__PURE__ */ createIcon(Share2)
export const SuccessIcon = /* @__PURE__ */ createIcon(CircleCheck)
export const TagIcon = /* @__PURE__ */ createIcon(Tag)
export const TrashIcon = /* @__PURE__ */ createIcon(Trash2)
export const UserIcon = /* @__PURE__ */ createIcon(User)
export const WarningIcon = /* @__PURE__ */ createIcon(TriangleAlert)
export const WifiOffIcon = /* @__PURE__ */ createIcon(WifiOff)
