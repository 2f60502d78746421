export const qr = {
  reasonLowContrast:
    'The code and its background look too alike for a phone. Make the code darker or the background lighter.',
  reasonInverted:
    'The code is lighter than its background, which many phones cannot read. Use a dark code on a light background.',
  reasonGradientLight: 'One end of the gradient is too light for a phone. Make that end darker.',
  reasonEyesLight:
    'The eyes, the squares in three corners, are too light for phones to find the code. Make their colours darker.',
  reasonBackground:
    'The background picture is too dark or too busy, so the code does not stand out. Fade it more or use a paler picture.',
  reasonLogoTooLarge:
    'The logo covers too much of the code. Raise the error correction (level H bears {{most}}%) or make the logo smaller.',
  reasonLogoTooLargeHigh: 'The logo covers too much of the code. Make it {{most}}% or smaller.',
  reasonLogoHeavy: 'The logo takes too many dots for bad light. Make the logo smaller.',
  reasonLogoLikeEye:
    'The frame in the logo looks like a corner of the code, which misleads phones. Use another logo, or none.',
  reasonMarginTooSmall: 'The blank edge around the code is too narrow. Make the margin wider.',
  reasonFrameTight: 'The frame is too close to the code, so phones miss where it begins. Make the margin wider.',
  reasonFrameTooWide:
    'The frame leaves too little room, so the dots are too fine. Lower the error correction or choose a thinner frame.',
  reasonSizeTooSmall: 'The picture is too small for this code. Choose at least {{least}} pixels.',
  reasonPrintTooSmall:
    '{{mm}} mm is too small for clear dots. Print this code at least {{least}} mm wide; a shorter content can be smaller.',
  reasonPrintTooSmallHigh:
    '{{mm}} mm is too small for clear dots. Print this code at least {{least}} mm wide; an error correction below H or a shorter content can be smaller.',
  reasonPrintTooCoarse:
    '{{dpi}} dpi cannot print {{mm}} mm clearly. Take a PDF (clear from {{lines}} mm) or more dpi, or print at least {{least}} mm wide.',
  reasonTooDense:
    'The dots are too fine to scan when the code is small. Lower the error correction or make the margin narrower.',
  reasonContentTooLong: 'The content is too long, so the code is too fine to scan. Shorten it to {{fits}} characters.',
  reasonDelicateEyes: 'With the rest of this style, phones cannot make out these eyes. Use square or rounded eyes.',
  reasonDelicateBody: 'With the rest of this style, phones cannot make out these dots. Use rounded or square dots.',
  reasonNarrowStrokes:
    'The dots form narrow strokes, which are lost in dim light and at an angle. Use rounded or square dots.',
  reasonPaleInk: 'The ink is too pale for dim, warm light. Make the code darker.',
  reasonUnreadable: 'This style cannot be scanned. Choose simpler dots and colours.',
  repair: 'Fix it for me',
  repaired: 'Changed to a style that scans',
  checkPassed: 'Passed the scan check',
  checkRunning: 'Checking that it scans…',
}
