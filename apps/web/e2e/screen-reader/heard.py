"""Customizes Orca: each text is written to the file HEARD as a line of JSON instead of being spoken, so Orca waits for no voice."""

import json
import os
import sys

from gi.repository import GLib
from orca import orca_state, settings, speech_generator, speechserver

STATES = ("checked", "expanded", "expandable", "invalid entry", "invalid", "required", "selected", "pressed")


def focused():
    """Returns the properties of the focused object in AT-SPI."""
    try:
        found = orca_state.locusOfFocus
        states = [state.value_nick for state in found.get_state_set().get_states()]
        words = [found.getRoleName(), f"“{found.name}”", *[state for state in states if state in STATES]]
        return ", ".join([*words, f"described by “{found.description}”"] if found.description else words)
    except Exception:
        return ""


def write(text, acss=None):
    family = (acss or {}).get("family") or {}
    add({"text": text, "lang": family.get("lang") or "", "exposed": focused()})


def add(line):
    with open(os.environ["HEARD"], "a", encoding="utf-8") as heard:
        heard.write(json.dumps(line, ensure_ascii=False) + "\n")


class Heard(speechserver.SpeechServer):
    @staticmethod
    def getFactoryName():
        return "heard"

    @staticmethod
    def getSpeechServer(info=None):
        return Heard()

    def getInfo(self):
        return ["heard", "heard"]

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            write(text, acss)

    def speakCharacter(self, character, acss=None):
        write(character, acss)

    def sayAll(self, utteranceIterator, progressCallback):
        said = []
        add({"reading": True})

        def one_more():
            context, acss = next(utteranceIterator, (None, None))
            if said and (context is None or context.obj != said[-1][0]):
                spoken = next((acss for _, _, acss in said if (acss or {}).get("family", {}).get("lang")), None)
                write(" ".join(text for _, text, _ in said), spoken)
                said.clear()
            if context is None:
                add({"reading": False})
                return False
            said.append((context.obj, context.utterance, acss))
            progressCallback(context, speechserver.SayAllContext.COMPLETED)
            return True

        GLib.idle_add(one_more)


class Factory:
    SpeechServer = Heard


plain_voice = speech_generator.SpeechGenerator.voice


def voice(self, key=None, **args):
    """Adds the language of a text to the voice. Orca 43 knows the language but always uses the same voice."""
    found = plain_voice(self, key, **args)
    if key in (None, speech_generator.DEFAULT) and args.get("language"):
        found[0]["family"] = {"lang": args["language"]}
    return found


speech_generator.SpeechGenerator.voice = voice
sys.modules["heard"] = Factory
settings.speechServerFactory = "heard"
settings.speechFactoryModules = ["heard"]
settings.speechServerInfo = None
settings.enableKeyEcho = False
settings.presentToolTips = False
