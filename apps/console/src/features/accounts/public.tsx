export { countries } from './parts/countries.ts'
export { sealed } from './parts/sealed.ts'
export { ScenePicture } from './parts/wechat/scene-picture.tsx'
export { useScene } from './parts/wechat/use-scene.ts'
