import {
  ArrowDownOutlined,
  ArrowLeftOutlined,
  ArrowRightOutlined,
  ArrowUpOutlined,
  CameraOutlined,
  EnvironmentOutlined,
  FontSizeOutlined,
  HighlightOutlined,
  HolderOutlined,
  LinkOutlined,
  RedoOutlined,
  UndoOutlined,
  UploadOutlined,
} from '@ant-design/icons'
import { quiet } from './quiet-icon.ts'

/** Icons of editors, which lists and the frame never show and so do not load. */
export const AfterIcon = /* @__PURE__ */ quiet(ArrowRightOutlined)
export const BeforeIcon = /* @__PURE__ */ quiet(ArrowLeftOutlined)
export const CameraIcon = /* @__PURE__ */ quiet(CameraOutlined)
export const DownIcon = /* @__PURE__ */ quiet(ArrowDownOutlined)
export const DragIcon = /* @__PURE__ */ quiet(HolderOutlined)
export const DropperIcon = /* @__PURE__ */ quiet(HighlightOutlined)
export const LinkIcon = /* @__PURE__ */ quiet(LinkOutlined)
export const PlaceIcon = /* @__PURE__ */ quiet(EnvironmentOutlined)
export const RedoIcon = /* @__PURE__ */ quiet(RedoOutlined)
export const TextIcon = /* @__PURE__ */ quiet(FontSizeOutlined)
export const UndoIcon = /* @__PURE__ */ quiet(UndoOutlined)
export const UpIcon = /* @__PURE__ */ quiet(ArrowUpOutlined)
export const UploadIcon = /* @__PURE__ */ quiet(UploadOutlined)
