import {
  ArrowLeftOutlined,
  ArrowRightOutlined,
  AudioOutlined,
  BoldOutlined,
  CloseOutlined,
  DeleteOutlined,
  EnvironmentOutlined,
  FileImageOutlined,
  FileOutlined,
  FontSizeOutlined,
  FormOutlined,
  ItalicOutlined,
  LinkOutlined,
  MinusOutlined,
  OrderedListOutlined,
  PhoneOutlined,
  PictureOutlined,
  PlusOutlined,
  StrikethroughOutlined,
  TagOutlined,
  TableOutlined,
  UnderlineOutlined,
  UnorderedListOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons'
import { type ComponentProps, createElement } from 'react'

type Icon = typeof PlusOutlined

/** Icons accompany a word or a label of ours; by itself the library would read out its own English name. */
function quiet(icon: Icon) {
  const silence = { 'aria-hidden': true, 'aria-label': undefined, role: undefined }
  return (props: ComponentProps<Icon>) => createElement(icon, { ...props, ...silence })
}

export const AddIcon = /* @__PURE__ */ quiet(PlusOutlined)
export const AfterIcon = /* @__PURE__ */ quiet(ArrowRightOutlined)
export const AlbumIcon = /* @__PURE__ */ quiet(FileImageOutlined)
export const AudioIcon = /* @__PURE__ */ quiet(AudioOutlined)
export const BeforeIcon = /* @__PURE__ */ quiet(ArrowLeftOutlined)
export const BoldIcon = /* @__PURE__ */ quiet(BoldOutlined)
export const CloseIcon = /* @__PURE__ */ quiet(CloseOutlined)
export const DeleteIcon = /* @__PURE__ */ quiet(DeleteOutlined)
export const DividerIcon = /* @__PURE__ */ quiet(MinusOutlined)
export const FileIcon = /* @__PURE__ */ quiet(FileOutlined)
export const FormIcon = /* @__PURE__ */ quiet(FormOutlined)
export const CouponIcon = /* @__PURE__ */ quiet(TagOutlined)
export const ItalicIcon = /* @__PURE__ */ quiet(ItalicOutlined)
export const LinkIcon = /* @__PURE__ */ quiet(LinkOutlined)
export const ListIcon = /* @__PURE__ */ quiet(UnorderedListOutlined)
export const NumberListIcon = /* @__PURE__ */ quiet(OrderedListOutlined)
export const PhoneIcon = /* @__PURE__ */ quiet(PhoneOutlined)
export const PictureIcon = /* @__PURE__ */ quiet(PictureOutlined)
export const PlaceIcon = /* @__PURE__ */ quiet(EnvironmentOutlined)
export const StrikeIcon = /* @__PURE__ */ quiet(StrikethroughOutlined)
export const TableIcon = /* @__PURE__ */ quiet(TableOutlined)
export const TextIcon = /* @__PURE__ */ quiet(FontSizeOutlined)
export const UnderlineIcon = /* @__PURE__ */ quiet(UnderlineOutlined)
export const VideoIcon = /* @__PURE__ */ quiet(VideoCameraOutlined)
