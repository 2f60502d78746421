export { CouponField } from './parts/coupon-field.tsx'
