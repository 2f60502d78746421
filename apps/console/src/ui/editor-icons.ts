import {
  ArrowDownOutlined,
  ArrowLeftOutlined,
  ArrowRightOutlined,
  ArrowUpOutlined,
  AudioOutlined,
  BoldOutlined,
  CameraOutlined,
  EnvironmentOutlined,
  FileImageOutlined,
  FileOutlined,
  FontSizeOutlined,
  HighlightOutlined,
  HolderOutlined,
  ItalicOutlined,
  LinkOutlined,
  MinusOutlined,
  OrderedListOutlined,
  PhoneOutlined,
  PictureOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UploadOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons'
import { quiet } from './quiet-icon.ts'

/** Icons of editors, which lists and the frame never show and so do not load. */
export const AfterIcon = /* @__PURE__ */ quiet(ArrowRightOutlined)
export const AlbumIcon = /* @__PURE__ */ quiet(FileImageOutlined)
export const AudioIcon = /* @__PURE__ */ quiet(AudioOutlined)
export const BeforeIcon = /* @__PURE__ */ quiet(ArrowLeftOutlined)
export const BoldIcon = /* @__PURE__ */ quiet(BoldOutlined)
export const CameraIcon = /* @__PURE__ */ quiet(CameraOutlined)
export const DividerIcon = /* @__PURE__ */ quiet(MinusOutlined)
export const DownIcon = /* @__PURE__ */ quiet(ArrowDownOutlined)
export const DragIcon = /* @__PURE__ */ quiet(HolderOutlined)
export const DropperIcon = /* @__PURE__ */ quiet(HighlightOutlined)
export const FileIcon = /* @__PURE__ */ quiet(FileOutlined)
export const ItalicIcon = /* @__PURE__ */ quiet(ItalicOutlined)
export const LinkIcon = /* @__PURE__ */ quiet(LinkOutlined)
export const NumberListIcon = /* @__PURE__ */ quiet(OrderedListOutlined)
export const PhoneIcon = /* @__PURE__ */ quiet(PhoneOutlined)
export const PictureIcon = /* @__PURE__ */ quiet(PictureOutlined)
export const PlaceIcon = /* @__PURE__ */ quiet(EnvironmentOutlined)
export const RedoIcon = /* @__PURE__ */ quiet(RedoOutlined)
export const StrikeIcon = /* @__PURE__ */ quiet(StrikethroughOutlined)
export const TextIcon = /* @__PURE__ */ quiet(FontSizeOutlined)
export const UnderlineIcon = /* @__PURE__ */ quiet(UnderlineOutlined)
export const UndoIcon = /* @__PURE__ */ quiet(UndoOutlined)
export const UpIcon = /* @__PURE__ */ quiet(ArrowUpOutlined)
export const UploadIcon = /* @__PURE__ */ quiet(UploadOutlined)
export const VideoIcon = /* @__PURE__ */ quiet(VideoCameraOutlined)
