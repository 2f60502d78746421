import { useEffect, useRef, useState } from 'react'
import type { FillContext } from '../engine/fill-face.ts'
import { sayRecord } from './media-length.ts'

/** Whether the browser records in the page. Old ones and some within other programs do not. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && Boolean(globalThis.navigator?.mediaDevices?.getUserMedia)

interface RecorderProps {
  kind: 'audio' | 'video'
  /** seconds */
  most: number
  onRecorded(file: File, seconds: number): void
  context: FillContext
}

/** Ending of a file by what recorders give: Safari mp4, all others webm. */
const endings: Record<string, string> = { 'audio/mp4': 'm4a', 'video/mp4': 'mp4', 'audio/ogg': 'ogg' }

/** Starts and stops a recording, which ends by itself when its time is over. */
export function Recorder({ kind, most, onRecorded, context: { say } }: RecorderProps) {
  const [state, setState] = useState<'calm' | 'asking' | 'recording' | 'refused'>('calm')
  const [elapsed, setElapsed] = useState(0)
  const recorder = useRef<MediaRecorder | null>(null)
  const screen = useRef<HTMLVideoElement>(null)

  // Whoever leaves the question leaves no microphone open behind.
  useEffect(() => () => stop(recorder.current), [])

  async function start(): Promise<void> {
    setState('asking')
    try {
      const stream = await navigator.mediaDevices.getUserMedia(
        kind === 'audio' ? { audio: true } : { audio: true, video: { facingMode: 'environment' } },
      )
      run(stream)
    } catch {
      setState('refused')
    }
  }

  function run(stream: MediaStream): void {
    const made = new MediaRecorder(stream)
    const parts: Blob[] = []
    const began = Date.now()
    const seconds = () => Math.min(most, Math.round((Date.now() - began) / 1_000))
    const clock = setInterval(() => {
      setElapsed(seconds())
      if (Date.now() - began >= most * 1_000) stop(made)
    }, 250)
    made.ondataavailable = ({ data }) => parts.push(data)
    made.onstop = () => {
      clearInterval(clock)
      for (const track of stream.getTracks()) track.stop()
      setState('calm')
      setElapsed(0)
      const [type = ''] = made.mimeType.split(';')
      const name = `${kind}-${began}.${endings[type] ?? 'webm'}`
      onRecorded(new File(parts, name, { type: type || `${kind}/webm` }), seconds())
    }
    recorder.current = made
    made.start(1_000)
    setState('recording')
    if (screen.current) screen.current.srcObject = stream
  }

  const isOn = state === 'recording'
  return (
    <>
      {kind === 'video' && <video ref={screen} className="mt-screen" hidden={!isOn} autoPlay muted playsInline />}
      {isOn ? (
        <button type="button" className="mt-button mt-main" onClick={() => stop(recorder.current)}>
          {say('formFill.stopRecording', { seconds: elapsed, most })}
        </button>
      ) : (
        <button type="button" className="mt-button" disabled={state === 'asking'} onClick={() => void start()}>
          {sayRecord(say, most)}
        </button>
      )}
      {state === 'refused' && (
        <p className="mt-problem" role="alert">
          {say(kind === 'audio' ? 'formFill.microphoneRefused' : 'formFill.cameraRefused')}
        </p>
      )}
    </>
  )
}

function stop(recorder: MediaRecorder | null): void {
  if (recorder && recorder.state !== 'inactive') recorder.stop()
}
