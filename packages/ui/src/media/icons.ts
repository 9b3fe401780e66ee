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
  LogIn,
  Menu,
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
} from 'lucide-react'

import { makeIcon } from './icon.tsx'

/*
 * Icons of bars, lists, fields and messages, which stand on every page; those of single subjects are in
 * `subject-icons.ts`, since a page carries the whole file. `PURE` lets a bundler drop the ones nobody shows.
 */
export const AlertIcon = /* @__PURE__ */ makeIcon(CircleAlert)
export const ArrowLeftIcon = /* @__PURE__ */ makeIcon(ArrowLeft)
export const ArrowRightIcon = /* @__PURE__ */ makeIcon(ArrowRight)
export const BagIcon = /* @__PURE__ */ makeIcon(ShoppingBag)
export const BanIcon = /* @__PURE__ */ makeIcon(Ban)
export const CheckIcon = /* @__PURE__ */ makeIcon(Check)
export const ChevronDownIcon = /* @__PURE__ */ makeIcon(ChevronDown)
export const ChevronLeftIcon = /* @__PURE__ */ makeIcon(ChevronLeft)
export const ChevronRightIcon = /* @__PURE__ */ makeIcon(ChevronRight)
export const ChevronUpIcon = /* @__PURE__ */ makeIcon(ChevronUp)
export const ClockIcon = /* @__PURE__ */ makeIcon(Clock)
export const CloseIcon = /* @__PURE__ */ makeIcon(X)
export const FailureIcon = /* @__PURE__ */ makeIcon(CircleX)
export const InfoIcon = /* @__PURE__ */ makeIcon(Info)
export const LogInIcon = /* @__PURE__ */ makeIcon(LogIn)
export const MenuIcon = /* @__PURE__ */ makeIcon(Menu)
export const MinusIcon = /* @__PURE__ */ makeIcon(Minus)
export const MoreIcon = /* @__PURE__ */ makeIcon(Ellipsis)
export const PlusIcon = /* @__PURE__ */ makeIcon(Plus)
export const RulerIcon = /* @__PURE__ */ makeIcon(Ruler)
export const SearchIcon = /* @__PURE__ */ makeIcon(Search)
export const ShareIcon = /* @__PURE__ */ makeIcon(Share2)
export const SuccessIcon = /* @__PURE__ */ makeIcon(CircleCheck)
export const TagIcon = /* @__PURE__ */ makeIcon(Tag)
export const TrashIcon = /* @__PURE__ */ makeIcon(Trash2)
export const UserIcon = /* @__PURE__ */ makeIcon(User)
export const WarningIcon = /* @__PURE__ */ makeIcon(TriangleAlert)
export const WifiOffIcon = /* @__PURE__ */ makeIcon(WifiOff)
