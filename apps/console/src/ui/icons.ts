import {
  PrinterOutlined,
  AccountBookOutlined,
  AppstoreOutlined,
  BankOutlined,
  BarChartOutlined,
  BellOutlined,
  BgColorsOutlined,
  BlockOutlined,
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseOutlined,
  ColumnHeightOutlined,
  CopyOutlined,
  DeleteOutlined,
  DownOutlined,
  DownloadOutlined,
  EditOutlined,
  EllipsisOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  FileExcelOutlined,
  FilterOutlined,
  FlagOutlined,
  HistoryOutlined,
  FolderOutlined,
  FormOutlined,
  GlobalOutlined,
  HomeOutlined,
  InboxOutlined,
  InfoCircleOutlined,
  KeyOutlined,
  LoadingOutlined,
  LockOutlined,
  LogoutOutlined,
  MenuFoldOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
  PlusOutlined,
  PushpinOutlined,
  QrcodeOutlined,
  QuestionCircleOutlined,
  RollbackOutlined,
  SafetyOutlined,
  ScanOutlined,
  ScheduleOutlined,
  SearchOutlined,
  ShareAltOutlined,
  StarFilled,
  StarOutlined,
  SunOutlined,
  TableOutlined,
  TeamOutlined,
  UnorderedListOutlined,
  UpOutlined,
  UserOutlined,
  VerticalAlignMiddleOutlined,
  WarningOutlined,
} from '@ant-design/icons'
import { quiet } from './quiet-icon.ts'

/** The only icons of the console: one family, one weight. Add here what a screen needs; import from here, or from editor-icons.ts. */
export const CardsIcon = /* @__PURE__ */ quiet(AppstoreOutlined)
export const OrderIcon = /* @__PURE__ */ quiet(AccountBookOutlined)
export const EnterpriseIcon = /* @__PURE__ */ quiet(GlobalOutlined)
export const CompanyIcon = /* @__PURE__ */ quiet(BankOutlined)
export const BellIcon = /* @__PURE__ */ quiet(BellOutlined)
export const StyleIcon = /* @__PURE__ */ quiet(BgColorsOutlined)
export const ThemeIcon = /* @__PURE__ */ quiet(SunOutlined)
export const RecoverIcon = /* @__PURE__ */ quiet(ScanOutlined)
export const CheckIcon = /* @__PURE__ */ quiet(CheckCircleOutlined)
export const DraftIcon = /* @__PURE__ */ quiet(ClockCircleOutlined)
export const CloseIcon = /* @__PURE__ */ quiet(CloseOutlined)
export const ComfortableIcon = /* @__PURE__ */ quiet(ColumnHeightOutlined)
export const CompactIcon = /* @__PURE__ */ quiet(VerticalAlignMiddleOutlined)
export const CopyIcon = /* @__PURE__ */ quiet(CopyOutlined)
export const DeleteIcon = /* @__PURE__ */ quiet(DeleteOutlined)
export const DuplicateIcon = /* @__PURE__ */ quiet(BlockOutlined)
export const DownloadIcon = /* @__PURE__ */ quiet(DownloadOutlined)
export const CaretIcon = /* @__PURE__ */ quiet(DownOutlined)
export const UnfoldTrayIcon = /* @__PURE__ */ quiet(UpOutlined)
export const FoldTrayIcon = /* @__PURE__ */ quiet(DownOutlined)
export const SortUpIcon = /* @__PURE__ */ quiet(UpOutlined)
export const SortDownIcon = /* @__PURE__ */ quiet(DownOutlined)
export const EditIcon = /* @__PURE__ */ quiet(EditOutlined)
export const MoreIcon = /* @__PURE__ */ quiet(EllipsisOutlined)
export const HideIcon = /* @__PURE__ */ quiet(EyeInvisibleOutlined)
export const ShowIcon = /* @__PURE__ */ quiet(EyeOutlined)
export const FilterIcon = /* @__PURE__ */ quiet(FilterOutlined)
export const DirectoryIcon = /* @__PURE__ */ quiet(FolderOutlined)
export const FormIcon = /* @__PURE__ */ quiet(FormOutlined)
export const LanguageIcon = /* @__PURE__ */ quiet(GlobalOutlined)
export const HomeIcon = /* @__PURE__ */ quiet(HomeOutlined)
export const InfoIcon = /* @__PURE__ */ quiet(InfoCircleOutlined)
export const PublicIcon = /* @__PURE__ */ quiet(GlobalOutlined)
export const KeyIcon = /* @__PURE__ */ quiet(KeyOutlined)
export const LoadingIcon = /* @__PURE__ */ quiet(LoadingOutlined)
export const LockIcon = /* @__PURE__ */ quiet(LockOutlined)
export const LogOutIcon = /* @__PURE__ */ quiet(LogoutOutlined)
export const FoldIcon = /* @__PURE__ */ quiet(MenuFoldOutlined)
export const MenuIcon = /* @__PURE__ */ quiet(MenuOutlined)
export const UnfoldIcon = /* @__PURE__ */ quiet(MenuUnfoldOutlined)
export const AddIcon = /* @__PURE__ */ quiet(PlusOutlined)
export const ShieldIcon = /* @__PURE__ */ quiet(SafetyOutlined)
export const QrCodeIcon = /* @__PURE__ */ quiet(QrcodeOutlined)
export const HelpIcon = /* @__PURE__ */ quiet(QuestionCircleOutlined)
export const SearchIcon = /* @__PURE__ */ quiet(SearchOutlined)
export const ColumnsIcon = /* @__PURE__ */ quiet(TableOutlined)
export const ListIcon = /* @__PURE__ */ quiet(UnorderedListOutlined)
export const PersonIcon = /* @__PURE__ */ quiet(UserOutlined)
export const PeopleIcon = /* @__PURE__ */ quiet(TeamOutlined)
export const WarningIcon = /* @__PURE__ */ quiet(WarningOutlined)
export const LogIcon = /* @__PURE__ */ quiet(HistoryOutlined)
export const ViewsIcon = /* @__PURE__ */ quiet(PushpinOutlined)
export const ShareIcon = /* @__PURE__ */ quiet(ShareAltOutlined)
export const StarIcon = /* @__PURE__ */ quiet(StarOutlined)
export const StarredIcon = /* @__PURE__ */ quiet(StarFilled)
export const RestoreIcon = /* @__PURE__ */ quiet(RollbackOutlined)
export const ExcelIcon = /* @__PURE__ */ quiet(FileExcelOutlined)
export const PrinterIcon = /* @__PURE__ */ quiet(PrinterOutlined)
export const TableIcon = /* @__PURE__ */ quiet(TableOutlined)
export const PlanIcon = /* @__PURE__ */ quiet(ScheduleOutlined)
export const StockIcon = /* @__PURE__ */ quiet(InboxOutlined)
export const StatusIcon = /* @__PURE__ */ quiet(FlagOutlined)
export const ChartIcon = /* @__PURE__ */ quiet(BarChartOutlined)
