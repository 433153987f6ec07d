import { useEffect, useState, type Dispatch } from 'react';
import { needsCamera, type Booth, type BoothEvent } from './booth.machine.ts';
import { closeCamera, openCamera } from './camera.ts';

/** The camera's stream while the booth needs it; in every other state the camera is off. */
export const useCamera = (booth: Booth, send: Dispatch<BoothEvent>): MediaStream | undefined => {
  const [stream, setStream] = useState<MediaStream>();
  const isWanted = needsCamera(booth);
  useEffect(() => {
    if (!isWanted) return;
    const closing = new AbortController();
    let open: MediaStream | undefined;
    void openCamera(closing.signal).then((answer) => {
      if (closing.signal.aborted) return;
      if (typeof answer === 'string') return send({ type: 'camera_failed', problem: answer });
      open = answer;
      const lost = () => send({ type: 'camera_failed', problem: 'lost' });
      answer.getTracks().forEach((track) => track.addEventListener('ended', lost));
      setStream(answer);
      send({ type: 'camera_ready' });
    });
    return () => {
      closing.abort();
      if (open) closeCamera(open);
      setStream(undefined);
    };
  }, [isWanted, send]);
  return stream;
};

/** Tells the booth when the page goes out of sight and when it is back. */
export const usePageSight = (send: Dispatch<BoothEvent>) => {
  useEffect(() => {
    const look = () => send({ type: document.hidden ? 'page_hidden' : 'page_shown' });
    const leave = () => send({ type: 'page_hidden' });
    document.addEventListener('visibilitychange', look);
    addEventListener('pagehide', leave);
    addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', look);
    };
  }, [send]);
};
