// @vitest-environment jsdom
import { standInForModals } from '#tests/modal-windows.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import type { CropperProps } from 'react-easy-crop';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cropMessages } from './crop.messages.ts';
import { CropDialog } from './CropDialog.tsx';

const cut = vi.hoisted(() => ({ done: Promise.withResolvers<File>() }));
vi.mock('./cut-square.ts', () => ({
  cutSquare: () => cut.done.promise,
  paintSquare: () => undefined,
}));

const AREA = { x: 0, y: 0, width: 200, height: 200 };
const SIZE = { width: 200, height: 200, naturalWidth: 200, naturalHeight: 200 };

/** Has the whole picture at once, which jsdom never loads. */
vi.mock('react-easy-crop', () => {
  const Cropper = ({ setImageRef, onMediaLoaded, onCropAreaChange }: CropperProps) => {
    useEffect(() => {
      setImageRef?.({ current: new Image() });
      onMediaLoaded?.(SIZE);
      onCropAreaChange?.(AREA, AREA);
      // eslint-disable-next-line react-hooks/exhaustive-deps -- it loads once
    }, []);
    return null;
  };
  return { default: Cropper };
});

const copy = cropMessages.en;
const square = new File(['square'], 'face.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  cut.done = Promise.withResolvers<File>();
  standInForModals();
  Object.assign(URL, { createObjectURL: () => 'blob:face', revokeObjectURL: () => undefined });
});
afterEach(cleanup);

const open = () => {
  const onCrop = vi.fn();
  const onClose = vi.fn();
  render(<CropDialog file={square} {...{ copy, onCrop, onClose }} />);
  return { onCrop, onClose };
};
const back = async () => {
  const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await gone;
};

test('Back calls a picture off before it is cut', async () => {
  const { onClose } = open();
  await back();
  expect(onClose).toHaveBeenCalledOnce();
});

test('while a picture is cut the window stays, so that none is sent that was called off', async () => {
  const { onCrop, onClose } = open();
  fireEvent.click(screen.getByRole('button', { name: copy.use }));
  await back();
  for (const button of screen.getAllByRole('button', { name: copy.cancel }))
    fireEvent.click(button);
  expect(onClose).not.toHaveBeenCalled();
  cut.done.resolve(square);
  await waitFor(() => expect(onCrop).toHaveBeenCalledWith(square, AREA));
});
