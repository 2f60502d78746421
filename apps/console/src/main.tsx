import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './global.css'
import { keepAdvert } from './advert.ts'
import { startLanguage } from './language.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

keepAdvert()
await startLanguage()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
