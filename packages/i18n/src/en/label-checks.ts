/** Why a label is not saved or not drawn. */
export const labelChecks = {
  tooManySaved: 'You can save up to {{limit}} label templates. Delete some you no longer use.',
  notPicture: 'Only a picture can go here',
  backgroundProportions:
    'The background picture has other proportions than the label. This label needs {{width}}×{{height}} pixels.',
  backgroundTooSmall: 'The background picture would look blurred in print. Use at least {{width}}×{{height}} pixels.',
  tooManyPixels: 'This label is large; choose {{dpi}} dpi or less',
  noCode: 'A label needs a code. Add a code layer, then save.',
  codeTooSmall: 'The code is too small to scan once printed. Make it at least {{width}} mm wide.',
  codeTooSmallHere:
    'On this printer dots scan from {{module}} mm on. Make the code at least {{width}} mm wide, or choose a sharper printer.',
  codeCovered: 'A layer on top of the code keeps it from scanning. Move that layer away.',
  codeOnDark:
    'The code does not scan because what surrounds it is too dark or too busy. Widen its margin or use a light background.',
  codeOutside: 'The code hangs over the edge of the label and would be cut off. Move it inside.',
}
