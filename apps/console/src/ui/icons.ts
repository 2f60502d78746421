import {
  ArrowRightOutlined,
  ArrowLeftOutlined,
  MinusOutlined,
  EnvironmentOutlined,
  PhoneOutlined,
  PrinterOutlined,
  FileImageOutlined,
  VideoCameraOutlined,
  AudioOutlined,
  AppstoreOutlined,
  BarChartOutlined,
  BellOutlined,
  BgColorsOutlined,
  ArrowDownOutlined,
  ArrowUpOutlined,
  BoldOutlined,
  HighlightOutlined,
  BulbOutlined,
  CameraOutlined,
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseOutlined,
  CopyOutlined,
  DeleteOutlined,
  DownOutlined,
  DownloadOutlined,
  EditOutlined,
  EllipsisOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  FileOutlined,
  FilterOutlined,
  HistoryOutlined,
  FolderOutlined,
  FontSizeOutlined,
  GlobalOutlined,
  HolderOutlined,
  HomeOutlined,
  InfoCircleOutlined,
  ItalicOutlined,
  LinkOutlined,
  LoadingOutlined,
  LockOutlined,
  LogoutOutlined,
  MenuFoldOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
  OrderedListOutlined,
  PictureOutlined,
  PlusOutlined,
  PushpinOutlined,
  QrcodeOutlined,
  QuestionCircleOutlined,
  RedoOutlined,
  RollbackOutlined,
  SafetyOutlined,
  ScanOutlined,
  SearchOutlined,
  ShareAltOutlined,
  StarFilled,
  StarOutlined,
  StrikethroughOutlined,
  TableOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
  UpOutlined,
  UploadOutlined,
  UserOutlined,
  WarningOutlined,
} from '@ant-design/icons'
import { type ComponentProps, createElement } from 'react'

type Icon = typeof PlusOutlined

/** Icons accompany a word or a label of ours; by itself the library would read out its own English name. */
function quiet(icon: Icon) {
  const silence = { 'aria-hidden': true, 'aria-label': undefined, role: undefined }
  return (props: ComponentProps<Icon>) => createElement(icon, { ...props, ...silence })
}

/** The only icons of the console: one family, one weight. Add here what a screen needs; import from here. */
export const CardsIcon = /* @__PURE__ */ quiet(AppstoreOutlined)
export const DownIcon = /* @__PURE__ */ quiet(ArrowDownOutlined)
export const UpIcon = /* @__PURE__ */ quiet(ArrowUpOutlined)
export const BellIcon = /* @__PURE__ */ quiet(BellOutlined)
export const StyleIcon = /* @__PURE__ */ quiet(BgColorsOutlined)
export const DropperIcon = /* @__PURE__ */ quiet(HighlightOutlined)
export const BoldIcon = /* @__PURE__ */ quiet(BoldOutlined)
export const ThemeIcon = /* @__PURE__ */ quiet(BulbOutlined)
export const CameraIcon = /* @__PURE__ */ quiet(CameraOutlined)
export const RecoverIcon = /* @__PURE__ */ quiet(ScanOutlined)
export const CheckIcon = /* @__PURE__ */ quiet(CheckCircleOutlined)
export const DraftIcon = /* @__PURE__ */ quiet(ClockCircleOutlined)
export const CloseIcon = /* @__PURE__ */ quiet(CloseOutlined)
export const CopyIcon = /* @__PURE__ */ quiet(CopyOutlined)
export const DeleteIcon = /* @__PURE__ */ quiet(DeleteOutlined)
export const DownloadIcon = /* @__PURE__ */ quiet(DownloadOutlined)
export const CaretIcon = /* @__PURE__ */ quiet(DownOutlined)
export const UnfoldTrayIcon = /* @__PURE__ */ quiet(UpOutlined)
export const FoldTrayIcon = /* @__PURE__ */ quiet(DownOutlined)
export const EditIcon = /* @__PURE__ */ quiet(EditOutlined)
export const MoreIcon = /* @__PURE__ */ quiet(EllipsisOutlined)
export const HideIcon = /* @__PURE__ */ quiet(EyeInvisibleOutlined)
export const ShowIcon = /* @__PURE__ */ quiet(EyeOutlined)
export const FileIcon = /* @__PURE__ */ quiet(FileOutlined)
export const FilterIcon = /* @__PURE__ */ quiet(FilterOutlined)
export const DirectoryIcon = /* @__PURE__ */ quiet(FolderOutlined)
export const TextIcon = /* @__PURE__ */ quiet(FontSizeOutlined)
export const LanguageIcon = /* @__PURE__ */ quiet(GlobalOutlined)
export const DragIcon = /* @__PURE__ */ quiet(HolderOutlined)
export const HomeIcon = /* @__PURE__ */ quiet(HomeOutlined)
export const InfoIcon = /* @__PURE__ */ quiet(InfoCircleOutlined)
export const ItalicIcon = /* @__PURE__ */ quiet(ItalicOutlined)
export const PublicIcon = /* @__PURE__ */ quiet(GlobalOutlined)
export const LinkIcon = /* @__PURE__ */ quiet(LinkOutlined)
export const LoadingIcon = /* @__PURE__ */ quiet(LoadingOutlined)
export const LockIcon = /* @__PURE__ */ quiet(LockOutlined)
export const LogOutIcon = /* @__PURE__ */ quiet(LogoutOutlined)
export const FoldIcon = /* @__PURE__ */ quiet(MenuFoldOutlined)
export const MenuIcon = /* @__PURE__ */ quiet(MenuOutlined)
export const UnfoldIcon = /* @__PURE__ */ quiet(MenuUnfoldOutlined)
export const PictureIcon = /* @__PURE__ */ quiet(PictureOutlined)
export const AddIcon = /* @__PURE__ */ quiet(PlusOutlined)
export const NumberListIcon = /* @__PURE__ */ quiet(OrderedListOutlined)
export const ShieldIcon = /* @__PURE__ */ quiet(SafetyOutlined)
export const QrCodeIcon = /* @__PURE__ */ quiet(QrcodeOutlined)
export const HelpIcon = /* @__PURE__ */ quiet(QuestionCircleOutlined)
export const RedoIcon = /* @__PURE__ */ quiet(RedoOutlined)
export const SearchIcon = /* @__PURE__ */ quiet(SearchOutlined)
export const StrikeIcon = /* @__PURE__ */ quiet(StrikethroughOutlined)
export const ColumnsIcon = /* @__PURE__ */ quiet(TableOutlined)
export const UnderlineIcon = /* @__PURE__ */ quiet(UnderlineOutlined)
export const UndoIcon = /* @__PURE__ */ quiet(UndoOutlined)
export const ListIcon = /* @__PURE__ */ quiet(UnorderedListOutlined)
export const UploadIcon = /* @__PURE__ */ quiet(UploadOutlined)
export const PersonIcon = /* @__PURE__ */ quiet(UserOutlined)
export const WarningIcon = /* @__PURE__ */ quiet(WarningOutlined)
export const LogIcon = /* @__PURE__ */ quiet(HistoryOutlined)
export const ViewsIcon = /* @__PURE__ */ quiet(PushpinOutlined)
export const ShareIcon = /* @__PURE__ */ quiet(ShareAltOutlined)
export const StarIcon = /* @__PURE__ */ quiet(StarOutlined)
export const StarredIcon = /* @__PURE__ */ quiet(StarFilled)
export const RestoreIcon = /* @__PURE__ */ quiet(RollbackOutlined)
export const AudioIcon = /* @__PURE__ */ quiet(AudioOutlined)
export const VideoIcon = /* @__PURE__ */ quiet(VideoCameraOutlined)
export const AlbumIcon = /* @__PURE__ */ quiet(FileImageOutlined)
export const PhoneIcon = /* @__PURE__ */ quiet(PhoneOutlined)
export const PrinterIcon = /* @__PURE__ */ quiet(PrinterOutlined)
export const PlaceIcon = /* @__PURE__ */ quiet(EnvironmentOutlined)
export const DividerIcon = /* @__PURE__ */ quiet(MinusOutlined)
export const TableIcon = /* @__PURE__ */ quiet(TableOutlined)
export const BeforeIcon = /* @__PURE__ */ quiet(ArrowLeftOutlined)
export const AfterIcon = /* @__PURE__ */ quiet(ArrowRightOutlined)
export const ChartIcon = /* @__PURE__ */ quiet(BarChartOutlined)
